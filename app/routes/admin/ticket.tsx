import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import {
  canWriteSummary,
  writeSummary,
} from '#app/features/assistant/provider/summary-service.server.ts'
import { PersonLine } from '#app/features/people/person-line.tsx'
import { findPerson } from '#app/features/people/person-service.server.ts'
import { AdminTicketPage } from '#app/features/tickets/admin-ticket-page.tsx'
import { readAdminTicket } from '#app/features/tickets/admin-ticket-service.server.ts'
import { saidInTicket } from '#app/features/tickets/said-in-ticket.ts'
import { ticketNumber } from '#app/features/tickets/ticket.ts'
import { asksForSummary, postAnswer } from '#app/features/tickets/ticket-actions.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { writtenSummary } from '#content/copilot.ts'
import type { Route } from './+types/ticket'

export const meta: Route.MetaFunction = ({ params }) => panelTitle(ticketNumber(params.ticketId))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const earlierThan = url.searchParams.get('earlier')
  const found = await readAdminTicket(app, actor, params.ticketId, earlierThan)
  const canSummarize = await canWriteSummary(app)
  const person = await findPerson(app, actor, found.ticket.author_email)
  return { ...found, person, canSummarize, formId: crypto.randomUUID() as string }
}

export async function action({ request, url, params: { ticketId }, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const shown = url.searchParams.get('earlier')
  const { ticket, messages } = await readAdminTicket(app, actor, ticketId, shown)
  if (!(await asksForSummary(request))) return postAnswer({ app, actor, request, ticketId })
  return { summary: await writeSummary(app, actor, 'tickets', saidInTicket(ticket, messages)) }
}

/** Keeps the page, and what is typed on it, when the summary could not be asked for. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isSummary = (await request.clone().formData()).get('kind') === 'summarize'
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response || !isSummary) throw error
    return data({ summary: { lines: [], note: writtenSummary.lost } }, { status: 503 })
  }
}

export default function TicketRoute({ loaderData, actionData }: Route.ComponentProps) {
  const summary = actionData && 'summary' in actionData ? actionData.summary : undefined
  const refusal = actionData && 'errors' in actionData ? actionData : undefined
  return (
    <AdminTicketPage
      {...loaderData}
      refusal={refusal}
      summary={summary}
      person={<PersonLine person={loaderData.person} className="mt-6 text-small" />}
    />
  )
}
