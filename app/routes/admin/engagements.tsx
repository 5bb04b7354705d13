import { Outlet } from 'react-router'
import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { ClientFilter } from '#app/features/accounts/clients/client-filter.tsx'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { EngagementList } from '#app/features/engagements/engagement-list.tsx'
import { adminProjectList, listState } from '#app/features/engagements/engagement-list-query.ts'
import { listProjects } from '#app/features/engagements/engagement-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { engagementsPage } from '#content/engagements.ts'
import type { Route } from './+types/engagements'

export const meta: Route.MetaFunction = () => listMeta(engagementsPage)

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const query = readListQuery(adminProjectList, new URLSearchParams(listState(url.searchParams)))
  const clientSearch = readClientSearch(url.searchParams)
  const [page, clients] = await Promise.all([
    listProjects(app, actor, query),
    readClientChoice(app, actor, clientSearch, query.client),
  ])
  return { ...page, query, clients, clientSearch }
}

export default function Engagements({ loaderData }: Route.ComponentProps) {
  const { clients, clientSearch, ...list } = loaderData
  return (
    <>
      <EngagementList
        {...list}
        clientPicker={
          <ClientFilter
            list={adminProjectList}
            copy={engagementsPage}
            clients={clients}
            value={list.query.client}
            search={clientSearch}
          />
        }
      />
      <Outlet />
    </>
  )
}

export const ErrorBoundary = listErrors(engagementsPage)
