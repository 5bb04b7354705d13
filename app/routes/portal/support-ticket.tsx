import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { TicketView } from '#app/features/tickets/portal-ticket-page.tsx'
import { readTicket } from '#app/features/tickets/portal-ticket-service.server.ts'
import { ticketNumber } from '#app/features/tickets/ticket.ts'
import { postReply } from '#app/features/tickets/ticket-actions.server.ts'
import { postRating } from '#app/features/tickets/ticket-rating-actions.server.ts'
import {
  postWatcher,
  readWatcherForm,
} from '#app/features/tickets/ticket-watcher-actions.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/support-ticket'

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = ({ params }) => panelTitle(ticketNumber(params.ticketId))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  const earlierThan = url.searchParams.get('earlier')
  const found = await readTicket(context.get(appContext), actor, params.ticketId, earlierThan)
  const viewing = actor.kind === 'user' && Boolean(actor.viewing)
  const readerId = actor.kind === 'user' ? actor.userId : null
  return { ...found, viewing, readerId, formId: crypto.randomUUID() as string }
}

export async function action({ request, url, params: { ticketId }, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readTicket(app, actor, ticketId)
  if (url.searchParams.get('do') === 'rate') return postRating({ app, actor, ticketId, request })
  const form = await readWatcherForm(request)
  if (form) return postWatcher({ app, actor, ticketId, form })
  return postReply({ app, actor, request, ticketId })
}

export default function TicketRoute({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData && 'errors' in actionData ? actionData : undefined
  const refusedWatcher = actionData && 'watcher' in actionData ? actionData : undefined
  const refusedRating = actionData && 'rated' in actionData ? actionData : undefined
  return <TicketView {...loaderData} {...{ refusal, refusedWatcher, refusedRating }} />
}
