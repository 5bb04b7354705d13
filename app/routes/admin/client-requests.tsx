import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { ClientFilter } from '#app/features/accounts/clients/client-filter.tsx'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { AdminRequestList } from '#app/features/client-requests/admin-client-request-list.tsx'
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
  const { clients, clientSearch, ...list } = loaderData
  return (
    <AdminRequestList
      {...list}
      clientPicker={
        <ClientFilter
          list={adminRequestList}
          copy={copy}
          clients={clients}
          value={list.query.client}
          search={clientSearch}
        />
      }
    />
  )
}

export const ErrorBoundary = listErrors(copy)
