import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { VisionCounting } from '#app/features/site/vision/vision-counting.tsx'
import { VisionHero } from '#app/features/site/vision/vision-hero.tsx'
import { VisionNotes } from '#app/features/site/vision/vision-notes.tsx'
import { vision } from '#content/vision.ts'
import type { Route } from './+types/vision'

export function meta(args: Route.MetaArgs) {
  return siteMeta(vision.meta, args)
}

export default function Vision() {
  const copy = usePageCopy(vision)
  return (
    <>
      <VisionHero />
      <VisionNotes />
      <VisionCounting />
      <ClosingAction action={copy.action} layout="line" />
    </>
  )
}
