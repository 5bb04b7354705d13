import { portalRequestList } from '#app/features/client-requests/client-request-list-query.ts'
import { listPortalRequests } from '#app/features/client-requests/client-request-service.server.ts'
import { PortalRequestList } from '#app/features/client-requests/portal-client-request-list.tsx'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { portalRequests as copy } from '#content/client-requests.ts'
import type { Route } from './+types/client-requests'

export const meta: Route.MetaFunction = () => listMeta(copy)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(portalRequestList, url.searchParams)
  const page = await listPortalRequests(context.get(appContext), context.get(actorContext), query)
  return { ...page, query }
}

export default function ClientRequests({ loaderData }: Route.ComponentProps) {
  return <PortalRequestList {...loaderData} />
}

export const ErrorBoundary = listErrors(copy)
