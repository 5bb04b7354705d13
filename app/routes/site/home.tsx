import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { AboutBlock } from '#app/features/site/home/about-block.tsx'
import { HomeHero } from '#app/features/site/home/hero.tsx'
import { ServiceStrip } from '#app/features/site/home/service-strip.tsx'
import { SolutionGrid } from '#app/features/site/home/solution-grid.tsx'
import { VisionBlock } from '#app/features/site/home/vision-block.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { organizationData } from '#app/features/site/structured-data.ts'
import { home } from '#content/home.ts'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = (args) =>
  siteMeta(home.meta, args, [organizationData(args.matches[0].loaderData?.origin ?? '')])

export default function Home() {
  return (
    <>
      <HomeHero />
      <ServiceStrip />
      <SolutionGrid />
      <AboutBlock />
      <VisionBlock />
      <ClosingAction action={home.closing} to="/blueprint" layout="line" />
    </>
  )
}
