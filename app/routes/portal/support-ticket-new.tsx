import { useEffect } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { HelpOffers } from '#app/features/help/help-offers.tsx'
import { postNewTicket } from '#app/features/tickets/new-ticket-action.server.ts'
import { NewTicketDialog } from '#app/features/tickets/portal-new-ticket-dialog.tsx'
import { listTicketProjects } from '#app/features/tickets/portal-ticket-service.server.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import { raiseToast } from '#app/ui/toast.ts'
import { newTicket } from '#content/tickets.ts'
import type { Route } from './+types/support-ticket-new'

export const meta: Route.MetaFunction = () => panelTitle(newTicket.metaTitle)

/** Changing the theme must not run the loader again: a new form id would empty the form. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formAction === '/theme' ? false : args.defaultShouldRevalidate
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  // Staff viewing as a client cannot create a ticket.
  if (actor.kind === 'user' && actor.viewing) throw redirect(`/dashboard/support${url.search}`)
  const projects = await listTicketProjects(app, actor)
  return { projects, formId: crypto.randomUUID() as string, search: url.search }
}

/** Takes the form without a script; an answer without a redirect is a refusal. */
export function action({ request, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { id: requestId } = context.get(requestContext)
  return postNewTicket({ app, actor, request, requestId })
}

export default function NewTicket({ loaderData, actionData }: Route.ComponentProps) {
  const failed = actionData?.failed
  useEffect(() => {
    if (failed) raiseToast({ ...newTicket.failure, description: failed, tone: 'destructive' })
  }, [failed])
  const { formId, ...page } = loaderData
  return (
    <NewTicketDialog
      {...page}
      formId={actionData?.formId ?? formId}
      refusal={actionData ?? null}
      below={(title) => <HelpOffers words={title} />}
    />
  )
}
