import { DocumentList } from '#app/features/documents/document-list.tsx'
import { readDocumentListQuery } from '#app/features/documents/document-list-query.ts'
import { listDocuments } from '#app/features/documents/document-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { company } from '#content/company.ts'
import { documentList as words } from '#content/documents.ts'
import type { Route } from './+types/documents'

export const meta: Route.MetaFunction = () => [
  { title: `${words.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readDocumentListQuery(url.searchParams)
  const page = await listDocuments(context.get(appContext), context.get(actorContext), query)
  return { ...page, query }
}

export default function Documents({ loaderData }: Route.ComponentProps) {
  return <DocumentList {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} title={words.title} text={words.error} retry={words.tryAgain} />
}
