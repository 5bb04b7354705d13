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
  return (
    <>
      <VisionHero />
      <VisionNotes />
      <VisionCounting />
      <ClosingAction action={vision.action} to="/blueprint" layout="line" />
    </>
  )
}
