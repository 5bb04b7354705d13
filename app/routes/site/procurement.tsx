import { dependsOnCompany } from '#app/features/company/company-facts-service.server.ts'
import { readTrust } from '#app/features/company/trust-service.server.ts'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { organizationData } from '#app/features/site/organization-data.ts'
import { siteMeta } from '#app/features/site/page-meta.ts'
import {
  ProcurementDetails,
  ProcurementHero,
  ProcurementPack,
  ProcurementWays,
} from '#app/features/site/procurement/procurement-sections.tsx'
import { appContext } from '#app/platform/context.ts'
import { procurement } from '#content/procurement.ts'
import type { Route } from './+types/procurement'

export const meta: Route.MetaFunction = (args) => {
  const origin = args.matches[0].loaderData?.origin ?? ''
  return siteMeta(procurement.meta, args, [organizationData(origin, args.loaderData?.stated)])
}

export async function loader({ context }: Route.LoaderArgs) {
  const reading = readTrust(context.get(appContext))
  const { stated, documents } = await dependsOnCompany(context, reading)
  return { stated, documents }
}

export default function Procurement({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProcurementHero />
      <ProcurementPack />
      <ProcurementWays stated={loaderData.stated} />
      <ProcurementDetails {...loaderData} />
      <ClosingAction action={procurement.next} layout="line" />
    </>
  )
}
