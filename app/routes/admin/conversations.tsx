import { redirect } from 'react-router'
import { AdminConversationList } from '#app/features/assistant/admin/admin-conversation-list.tsx'
import { conversationList } from '#app/features/assistant/admin/admin-conversation-list-query.ts'
import { listConversations } from '#app/features/assistant/admin/admin-conversation-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { firstHref } from '#app/lists/list-views.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { conversationsPage } from '#content/conversations.ts'
import type { Route } from './+types/conversations'

export const meta: Route.MetaFunction = () => listMeta(conversationsPage)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(conversationList, url.searchParams)
  const page = await listConversations(context.get(appContext), context.get(actorContext), query)
  const first = firstHref(conversationList, url, page.views)
  if (first) throw redirect(first)
  return { ...page, query }
}

export default function Conversations({ loaderData }: Route.ComponentProps) {
  return <AdminConversationList {...loaderData} />
}

export const ErrorBoundary = listErrors(conversationsPage)
