import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { conversationList } from '#app/features/assistant/admin/admin-conversation-list-query.ts'
import { adminInvoiceList } from '#app/features/billing/invoice-list-query.ts'
import { leadLists } from '#app/features/leads/lead-list-query.ts'
import { personList } from '#app/features/people/person-list-query.ts'
import { takeViews } from '#app/features/saved-views/saved-view-actions.server.ts'
import { SavedViewPage } from '#app/features/saved-views/saved-view-page.tsx'
import {
  readOwnViews,
  type ViewedList,
} from '#app/features/saved-views/saved-view-service.server.ts'
import { adminTicketList } from '#app/features/tickets/ticket-list-query.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { leadsPage } from '#content/admin.ts'
import { invoicesPage } from '#content/admin-invoices.ts'
import { conversationsPage } from '#content/conversations.ts'
import { inboxPage } from '#content/inbox.ts'
import { peoplePage } from '#content/people.ts'
import { savedViews } from '#content/saved-views.ts'
import { adminTicketsPage } from '#content/tickets.ts'
import type { Route } from './+types/saved-views'

/** The lists that views are kept of, by the word of their address. */
const lists: Record<string, ViewedList & { title: string }> = {
  leads: { list: leadLists.leads, area: 'leads', title: leadsPage.title },
  inbox: { list: leadLists.inbox, area: 'leads', title: inboxPage.list.title },
  tickets: { list: adminTicketList, area: 'tickets', title: adminTicketsPage.title },
  invoices: { list: adminInvoiceList, area: 'billing', title: invoicesPage.title },
  people: { list: personList, area: 'people', title: peoplePage.title },
  conversations: { list: conversationList, area: 'conversations', title: conversationsPage.title },
}

export const meta: Route.MetaFunction = ({ params }) =>
  panelTitle(savedViews.page.title(lists[params.list]?.title ?? ''))

function listOf(name: string): ViewedList {
  const found = Object.hasOwn(lists, name) ? lists[name] : undefined
  if (!found) throw new AppError('not_found', savedViews.errors.missing)
  return found
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const views = await readOwnViews(app, actor, listOf(params.list))
  const removing = views.find(({ id }) => id === url.searchParams.get('remove'))
  return { views, removing }
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  takeViews(context, request, listOf(params.list))

export default function SavedViews({ params, loaderData, actionData }: Route.ComponentProps) {
  const { list, title } = lists[params.list] ?? {}
  if (!list || title === undefined) return null
  return <SavedViewPage {...loaderData} list={list} title={title} answer={actionData} />
}
