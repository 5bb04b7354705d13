import { useEffect } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { NewTicketDialog, parseNewTicket } from '#app/features/tickets/portal-new-ticket-dialog.tsx'
import { createTicket } from '#app/features/tickets/portal-ticket-service.server.ts'
import { newTicketSchema } from '#app/features/tickets/ticket.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { raiseToast } from '#app/ui/toast.ts'
import { company } from '#content/company.ts'
import { newTicket } from '#content/tickets.ts'
import type { Route } from './+types/support-ticket-new'

const { success, failure } = newTicket

export const meta: Route.MetaFunction = () => [
  { title: `${newTicket.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

/** Changing the theme must not run the loader again: a new form id would empty the form. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formAction === '/theme' ? false : args.defaultShouldRevalidate
}

export function loader({ url, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  // Staff viewing as a client cannot create a ticket.
  if (actor.kind === 'user' && actor.viewing) throw redirect(`/dashboard/support${url.search}`)
  return { formId: crypto.randomUUID() as string, search: url.search }
}

/** The form's id; a form sent twice with the same id is stored once. */
function readFormId(form: FormData): string {
  const formId = String(form.get('formId') ?? '')
  return isUuid(formId) ? formId : crypto.randomUUID()
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = ['formId', ...Object.keys(newTicketSchema.shape)]
  const form = onlyFields(await readForm(request), fields)
  const formId = readFormId(form)
  const submission = parseNewTicket(form)
  if (submission.status !== 'success')
    return data({ formId, result: submission.reply(), failed: null }, 422)
  const [app, { id: requestId }] = [context.get(appContext), context.get(requestContext)]
  try {
    const ticket = { formId, input: submission.value }
    const { id } = await createTicket(app, context.get(actorContext), ticket)
    return redirectWithToast(`/dashboard/support/${id}`, success)
  } catch (error) {
    const isSaid = error instanceof AppError
    // This error is answered here and does not reach the handler that logs errors of routes.
    if (!isSaid) app.log.error({ err: error, requestId }, 'ticket not created')
    const description = isSaid ? error.userMessage : failure.description
    const result = submission.reply({ formErrors: [description] })
    return data({ formId, result, failed: description }, isSaid ? error.status : 500)
  }
}

/**
 * An answer without a redirect is a refusal. It keeps its error status, so that no loaders run
 * again: a new form id would empty the form.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return data(await serverAction(), { status: 422 })
  } catch (error) {
    if (error instanceof Response) throw error
    const result = parseNewTicket(form).reply({ formErrors: [failure.description] })
    return data({ formId: readFormId(form), result, failed: failure.description }, { status: 503 })
  }
}

export default function NewTicket({ loaderData, actionData }: Route.ComponentProps) {
  const failed = actionData?.failed
  useEffect(() => {
    if (failed) raiseToast({ title: failure.title, description: failed, tone: 'destructive' })
  }, [failed])
  return (
    <NewTicketDialog
      formId={actionData?.formId ?? loaderData.formId}
      result={actionData?.result ?? null}
      search={loaderData.search}
    />
  )
}
