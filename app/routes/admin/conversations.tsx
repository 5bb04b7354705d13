import { AdminConversationList } from '#app/features/assistant/admin/admin-conversation-list.tsx'
import { readConversationListQuery } from '#app/features/assistant/admin/admin-conversation-list-query.ts'
import { listConversations } from '#app/features/assistant/admin/admin-conversation-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { company } from '#content/company.ts'
import { conversationsPage } from '#content/conversations.ts'
import type { Route } from './+types/conversations'

export const meta: Route.MetaFunction = () => [
  { title: `${conversationsPage.title} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readConversationListQuery(url.searchParams)
  const page = await listConversations(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, search: url.search }
}

export default function Conversations({ loaderData }: Route.ComponentProps) {
  return <AdminConversationList {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, error: text, tryAgain } = conversationsPage
  return <ListError error={error} title={title} text={text} retry={tryAgain} />
}
