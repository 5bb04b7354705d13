import { accessibilityReport } from '#app/features/accessibility/report.server.ts'
import {
  companyFacts,
  dependsOnCompany,
} from '#app/features/company/company-facts-service.server.ts'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import {
  StatementCriteria,
  StatementTested,
} from '#app/features/site/accessibility/report-tables.tsx'
import { StatementAside } from '#app/features/site/accessibility/statement-aside.tsx'
import { StatementHero } from '#app/features/site/accessibility/statement-hero.tsx'
import {
  StatementContact,
  StatementDoing,
  StatementGaps,
  StatementKeys,
  StatementState,
} from '#app/features/site/accessibility/statement-sections.tsx'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { appContext } from '#app/platform/context.ts'
import { accessibility } from '#content/accessibility.ts'
import type { Route } from './+types/accessibility'

export const meta: Route.MetaFunction = (args) => siteMeta(accessibility.meta, args)

export async function loader({ context }: Route.LoaderArgs) {
  const { telephone } = await dependsOnCompany(context, companyFacts(context.get(appContext)))
  return { report: accessibilityReport, telephone: telephone ?? null }
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { report, telephone } = loaderData
  const { action } = usePageCopy(accessibility)
  return (
    <>
      <StatementHero />
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
        <div className="grid grid-cols-1 gap-x-8 self-start md:grid-cols-2 lg:col-span-4 lg:block xl:col-span-3">
          <StatementAside />
        </div>
        <div className="min-w-0 lg:col-span-8 xl:col-start-5">
          <StatementState report={report} />
          <StatementGaps gaps={report.gaps} />
          <StatementContact telephone={telephone} />
          <StatementKeys />
          <StatementTested report={report} />
          <StatementDoing />
          <StatementCriteria criteria={report.criteria} />
        </div>
      </div>
      <ClosingAction action={action} layout="line" />
    </>
  )
}
