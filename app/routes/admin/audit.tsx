import { Outlet } from 'react-router'
import { AuditList } from '#app/features/audit/audit-list.tsx'
import { auditList } from '#app/features/audit/audit-list-query.ts'
import { listAuditEvents } from '#app/features/audit/audit-service.server.ts'
import { readListQuery, shownSearch } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { auditPage } from '#content/audit.ts'
import type { Route } from './+types/audit'

export const meta: Route.MetaFunction = () => listMeta(auditPage)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(auditList, url.searchParams)
  const page = await listAuditEvents(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, search: shownSearch(auditList, query) }
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AuditList {...loaderData} />
      <Outlet />
    </>
  )
}

export const ErrorBoundary = listErrors(auditPage)
