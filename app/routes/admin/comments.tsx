import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { ClientFilter } from '#app/features/accounts/clients/client-filter.tsx'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { AdminCommentList } from '#app/features/comments/admin-comment-list.tsx'
import { adminCommentList } from '#app/features/comments/comment-list-query.ts'
import { listComments } from '#app/features/comments/comment-list-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { adminComments as copy } from '#content/comments.ts'
import type { Route } from './+types/comments'

export const meta: Route.MetaFunction = () => listMeta(copy)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(adminCommentList, url.searchParams)
  const clientSearch = readClientSearch(url.searchParams)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const [page, clients] = await Promise.all([
    listComments(app, actor, query),
    readClientChoice(app, actor, clientSearch, query.client),
  ])
  return { ...page, query, clients, clientSearch }
}

export default function Comments({ loaderData }: Route.ComponentProps) {
  const { clients, clientSearch, ...list } = loaderData
  return (
    <AdminCommentList
      {...list}
      clientPicker={
        <ClientFilter
          list={adminCommentList}
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
