import { AdminNoticeList } from '#app/features/status/admin-notice-list.tsx'
import { statusList } from '#app/features/status/status-list-query.ts'
import { listNotices } from '#app/features/status/status-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { statusPanel } from '#content/status-panel.ts'
import type { Route } from './+types/status-notices'

export const meta: Route.MetaFunction = () => listMeta(statusPanel)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(statusList, url.searchParams)
  const app = context.get(appContext)
  const page = await listNotices(app, context.get(actorContext), query)
  return { ...page, query, now: app.now().toISOString() }
}

export default function StatusNotices({ loaderData }: Route.ComponentProps) {
  return <AdminNoticeList {...loaderData} />
}

export const ErrorBoundary = listErrors(statusPanel)
