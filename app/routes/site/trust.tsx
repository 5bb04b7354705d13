import { dependsOnCompany } from '#app/features/company/company-facts-service.server.ts'
import { readTrust } from '#app/features/company/trust-service.server.ts'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { TrustClaims } from '#app/features/site/trust/trust-claims.tsx'
import {
  TrustDisclosure,
  TrustPlaces,
  TrustRetention,
  TrustRunning,
  TrustSuppliers,
} from '#app/features/site/trust/trust-data.tsx'
import { TrustContents, TrustDownloads } from '#app/features/site/trust/trust-downloads.tsx'
import { TrustCertificates, TrustTests } from '#app/features/site/trust/trust-evidence.tsx'
import { TrustHero } from '#app/features/site/trust/trust-hero.tsx'
import { TrustAsvs, TrustQuestionnaire } from '#app/features/site/trust/trust-tables.tsx'
import { appContext } from '#app/platform/context.ts'
import { trust } from '#content/trust.ts'
import type { Route } from './+types/trust'

export const meta: Route.MetaFunction = (args) => siteMeta(trust.meta, args)

export const loader = ({ context }: Route.LoaderArgs) =>
  dependsOnCompany(context, readTrust(context.get(appContext)))

export default function Trust({ loaderData: report }: Route.ComponentProps) {
  return (
    <>
      <TrustHero />
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
        <div className="grid grid-cols-1 gap-x-8 self-start md:grid-cols-2 lg:col-span-4 lg:block xl:col-span-3">
          <TrustContents />
          <TrustDownloads questionnaire={report.questionnaire} />
        </div>
        <div className="min-w-0 lg:col-span-8 xl:col-start-5">
          <TrustClaims claims={report.claims} />
          <TrustCertificates certificates={report.certificates} />
          <TrustTests tests={report.tests} />
          <TrustSuppliers suppliers={report.suppliers} />
          <TrustPlaces places={report.places} stated={report.stated} />
          <TrustRetention retention={report.retention} />
          <TrustRunning stated={report.stated} />
          <TrustDisclosure />
          <TrustAsvs asvs={report.asvs} />
          <TrustQuestionnaire questionnaire={report.questionnaire} />
        </div>
      </div>
      <ClosingAction action={trust.action} layout="line" />
    </>
  )
}
