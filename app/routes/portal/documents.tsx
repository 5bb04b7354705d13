import { DocumentList } from '#app/features/documents/document-list.tsx'
import { portalDocumentList } from '#app/features/documents/document-list-query.ts'
import { listDocuments } from '#app/features/documents/document-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { documentList as copy } from '#content/documents.ts'
import type { Route } from './+types/documents'

export const meta: Route.MetaFunction = () => listMeta(copy)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(portalDocumentList, url.searchParams)
  const page = await listDocuments(context.get(appContext), context.get(actorContext), query)
  return { ...page, query }
}

export default function Documents({ loaderData }: Route.ComponentProps) {
  return <DocumentList {...loaderData} />
}

export const ErrorBoundary = listErrors(copy)
