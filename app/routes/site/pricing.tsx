import {
  companyFacts,
  dependsOnCompany,
} from '#app/features/company/company-facts-service.server.ts'
import { pricesOf } from '#app/features/company/prices.ts'
import { readShownCopy } from '#app/features/page-copy/page-copy-service.server.ts'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { Estimator } from '#app/features/site/pricing/estimator.tsx'
import {
  PricingDrivers,
  PricingHero,
  PricingTiers,
} from '#app/features/site/pricing/pricing-sections.tsx'
import { pricingView } from '#app/features/site/pricing/pricing-view.server.ts'
import { appContext } from '#app/platform/context.ts'
import { blueprint } from '#content/blueprint.ts'
import { pricing } from '#content/pricing.ts'
import type { Route } from './+types/pricing'

export const meta: Route.MetaFunction = (args) => siteMeta(pricing.meta, args)

/** Without answers in the address the page is the same for everyone and cached. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const stated = await dependsOnCompany(context, companyFacts(app))
  const today = app.now().toISOString().slice(0, 10)
  const [copy, plan] = await Promise.all([
    readShownCopy(context, url, '/pricing', pricing),
    readShownCopy(context, url, '/blueprint', blueprint),
  ])
  return pricingView({ copy, plan }, url.searchParams, pricesOf(stated, today))
}

export default function Pricing({ loaderData: view }: Route.ComponentProps) {
  const { action } = usePageCopy(pricing)
  return (
    <>
      <PricingHero view={view} />
      <PricingTiers view={view} />
      <PricingDrivers />
      <Estimator view={view} />
      <ClosingAction action={action} layout="line" />
    </>
  )
}
