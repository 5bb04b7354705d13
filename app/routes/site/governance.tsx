import { pageCopy } from '#app/features/page-copy/page-copy.ts'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { DeclarationRoute } from '#app/features/site/governance/declaration-route.tsx'
import { GovernanceHero } from '#app/features/site/governance/governance-hero.tsx'
import {
  GovernanceChecks,
  GovernanceFeatures,
} from '#app/features/site/governance/governance-sections.tsx'
import { RevenueStamps } from '#app/features/site/governance/revenue-stamps.tsx'
import { TaxAccount } from '#app/features/site/governance/tax-account.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { faqData } from '#app/features/site/questions-data.ts'
import { governance } from '#content/solutions/governance.ts'
import type { Route } from './+types/governance'

export const meta: Route.MetaFunction = (args) =>
  siteMeta(governance.meta, args, [faqData(pageCopy(governance, args).questions.items)])

export default function Governance() {
  const copy = usePageCopy(governance)
  return (
    <>
      <GovernanceHero />
      <TaxAccount />
      <DeclarationRoute />
      <GovernanceFeatures />
      <RevenueStamps />
      <GovernanceChecks />
      <ClosingAction action={copy.action} layout="line" />
    </>
  )
}
