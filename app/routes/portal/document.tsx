import { DocumentPage } from '#app/features/documents/document-page.tsx'
import { readDocument } from '#app/features/documents/document-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { company } from '#content/company.ts'
import { documentList } from '#content/documents.ts'
import type { Route } from './+types/document'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.document.name ?? documentList.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export function loader({ params, context }: Route.LoaderArgs) {
  return readDocument(context.get(appContext), context.get(actorContext), params.documentId)
}

export default function Document({ loaderData }: Route.ComponentProps) {
  return <DocumentPage base="/dashboard/documents" {...loaderData} />
}
