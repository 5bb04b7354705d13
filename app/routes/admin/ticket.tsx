import { AdminTicketPage } from '#app/features/tickets/admin-ticket-page.tsx'
import { readAdminTicket } from '#app/features/tickets/admin-ticket-service.server.ts'
import { ticketNumber } from '#app/features/tickets/ticket.ts'
import { postAnswer } from '#app/features/tickets/ticket-actions.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/ticket'

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${ticketNumber(params.ticketId)} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const earlierThan = url.searchParams.get('earlier')
  const found = await readAdminTicket(app, actor, params.ticketId, earlierThan)
  return { ...found, formId: crypto.randomUUID() as string }
}

export async function action({ request, params: { ticketId }, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  await readAdminTicket(app, actor, ticketId)
  return postAnswer({ app, actor, request, ticketId })
}

export default function TicketRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AdminTicketPage {...loaderData} refusal={actionData} />
}
