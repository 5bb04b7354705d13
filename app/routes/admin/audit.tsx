import { Outlet } from 'react-router'
import { AuditList } from '#app/features/audit/audit-list.tsx'
import { readAuditListQuery } from '#app/features/audit/audit-list-query.ts'
import { listAuditEvents } from '#app/features/audit/audit-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { auditPage } from '#content/audit.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/audit'

export const meta: Route.MetaFunction = () => [
  { title: `${auditPage.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readAuditListQuery(url.searchParams)
  const page = await listAuditEvents(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, search: url.search }
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AuditList {...loaderData} />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, failure, retry } = auditPage
  return <ListError error={error} title={title} text={failure} retry={retry} />
}
