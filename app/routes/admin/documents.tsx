import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { ClientFilter } from '#app/features/accounts/clients/client-filter.tsx'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { DocumentList } from '#app/features/documents/document-list.tsx'
import { adminDocumentList } from '#app/features/documents/document-list-query.ts'
import { listDocuments } from '#app/features/documents/document-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { documentList as copy } from '#content/documents.ts'
import type { Route } from './+types/documents'

export const meta: Route.MetaFunction = () => listMeta(copy)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(adminDocumentList, url.searchParams)
  const clientSearch = readClientSearch(url.searchParams)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const [page, clients] = await Promise.all([
    listDocuments(app, actor, query),
    readClientChoice(app, actor, clientSearch, query.client),
  ])
  return { ...page, query, clients, clientSearch }
}

export default function Documents({ loaderData }: Route.ComponentProps) {
  const { clients, clientSearch, ...list } = loaderData
  return (
    <DocumentList
      {...list}
      clientPicker={
        <ClientFilter
          list={adminDocumentList}
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
