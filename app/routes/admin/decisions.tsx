import { AskedList } from '#app/features/accounts/clients/asked-list.tsx'
import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { decisionColumns } from '#app/features/decisions/decision-columns.tsx'
import { adminDecisionList } from '#app/features/decisions/decision-list-query.ts'
import { listAdminDecisions } from '#app/features/decisions/decision-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { adminDecisions as copy } from '#content/decisions.ts'
import type { Route } from './+types/decisions'

export const meta: Route.MetaFunction = () => listMeta(copy)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(adminDecisionList, url.searchParams)
  const clientSearch = readClientSearch(url.searchParams)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const [page, clients] = await Promise.all([
    listAdminDecisions(app, actor, query),
    readClientChoice(app, actor, clientSearch, query.client),
  ])
  return { ...page, query, clients, clientSearch }
}

export default function Decisions({ loaderData }: Route.ComponentProps) {
  const { today, ...page } = loaderData
  return (
    <AskedList {...page} list={adminDecisionList} copy={copy} columns={decisionColumns(today)} />
  )
}

export const ErrorBoundary = listErrors(copy)
