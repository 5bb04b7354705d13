import {
  companyFacts,
  dependsOnCompany,
} from '#app/features/company/company-facts-service.server.ts'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { AboutBlock } from '#app/features/site/home/about-block.tsx'
import { HomeHero } from '#app/features/site/home/hero.tsx'
import { ServiceStrip } from '#app/features/site/home/service-strip.tsx'
import { SolutionGrid } from '#app/features/site/home/solution-grid.tsx'
import { VisionBlock } from '#app/features/site/home/vision-block.tsx'
import { organizationData } from '#app/features/site/organization-data.ts'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { appContext } from '#app/platform/context.ts'
import { dependsOn } from '#app/platform/page-dependencies.server.ts'
import { home } from '#content/home.ts'
import type { Route } from './+types/home'

/** Without a database the page is still served: for a short time without what staff have stated. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  try {
    return await dependsOnCompany(context, companyFacts(app))
  } catch (error) {
    app.log.warn({ err: error }, 'the home page is served without company facts')
    dependsOn(context, [], new Date(app.now().getTime() + 10_000))
    return {}
  }
}

export const meta: Route.MetaFunction = (args) => {
  const origin = args.matches[0].loaderData?.origin ?? ''
  return siteMeta(home.meta, args, [organizationData(origin, args.loaderData)])
}

export default function Home() {
  const copy = usePageCopy(home)
  return (
    <>
      <HomeHero />
      <ServiceStrip />
      <SolutionGrid />
      <AboutBlock />
      <VisionBlock />
      <ClosingAction action={copy.closing} layout="line" />
    </>
  )
}
