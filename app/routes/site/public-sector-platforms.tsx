import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { PlatformsHero } from '#app/features/site/platforms/platforms-hero.tsx'
import {
  PlatformsCommon,
  PlatformsRollout,
  PlatformsStats,
} from '#app/features/site/platforms/platforms-sections.tsx'
import { platforms } from '#content/public-sector-platforms.ts'
import type { Route } from './+types/public-sector-platforms'

export const meta: Route.MetaFunction = (args) => siteMeta(platforms.meta, args)

export default function PublicSectorPlatforms() {
  const copy = usePageCopy(platforms)
  return (
    <>
      <PlatformsHero />
      <PlatformsStats />
      <PlatformsCommon />
      <PlatformsRollout />
      <ClosingAction action={copy.action} layout="line" />
    </>
  )
}
