import { AskedList } from '#app/features/accounts/clients/asked-list.tsx'
import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { requestColumns } from '#app/features/client-requests/client-request-columns.tsx'
import { adminRequestList } from '#app/features/client-requests/client-request-list-query.ts'
import { listAdminRequests } from '#app/features/client-requests/client-request-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { adminRequests as copy } from '#content/client-requests.ts'
import type { Route } from './+types/client-requests'

export const meta: Route.MetaFunction = () => listMeta(copy)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(adminRequestList, url.searchParams)
  const clientSearch = readClientSearch(url.searchParams)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const [page, clients] = await Promise.all([
    listAdminRequests(app, actor, query),
    readClientChoice(app, actor, clientSearch, query.client),
  ])
  return { ...page, query, clients, clientSearch }
}

export default function ClientRequests({ loaderData }: Route.ComponentProps) {
  const { today, ...page } = loaderData
  return <AskedList {...page} list={adminRequestList} copy={copy} columns={requestColumns(today)} />
}

export const ErrorBoundary = listErrors(copy)
