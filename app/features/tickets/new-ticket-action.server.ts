import { data } from 'react-router'
import { describeFault } from '#app/features/files/file-fault.ts'
import { discardFiles, receiveFiles } from '#app/features/files/file-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { newTicket } from '#content/tickets.ts'
import { type NewTicketRefusal, newTicketFields, parseNewTicket } from './new-ticket-form.ts'
import { createTicket } from './portal-ticket-service.server.ts'

const { success, failure } = newTicket

type Posted = { app: App; actor: Actor; request: Request; requestId: string }

/** Handles the form of a new ticket, sent by a script or by a plain form. */
export async function postNewTicket({ app, actor, request, requestId }: Posted) {
  const { fields, files, faults } = await receiveFiles(app, request, { fields: newTicketFields })
  const form = onlyFields(fields, newTicketFields)
  const given = String(form.get('formId') ?? '')
  // A form sent twice with the same id is stored once.
  const formId = isUuid(given) ? given : crypto.randomUUID()
  const refuse = (answer: Omit<NewTicketRefusal, 'formId'>, status: number) =>
    data({ formId, ...answer } satisfies NewTicketRefusal, status)
  const submission = parseNewTicket(form)
  if (submission.status !== 'success' || faults.length > 0) {
    await discardFiles(app, files)
    const messages = faults.map((fault) => describeFault(fault))
    const fieldErrors = messages.length > 0 ? { files: messages } : undefined
    const status = faults.some(({ reason }) => reason === 'unavailable') ? 503 : 422
    return refuse({ result: submission.reply({ fieldErrors }), failed: null }, status)
  }
  const { files: _, ...input } = submission.value
  try {
    const { id } = await createTicket(app, actor, { formId, input, files })
    return redirectWithToast(`/dashboard/support/${id}`, success)
  } catch (error) {
    const isSaid = error instanceof AppError
    // This error is answered here and does not reach the handler that logs errors of routes.
    if (!isSaid) app.log.error({ err: error, requestId }, 'ticket not created')
    if (isSaid && error.code === 'invalid') {
      const result = submission.reply({ fieldErrors: { project: [error.userMessage] } })
      return refuse({ result, failed: null }, error.status)
    }
    const failed = isSaid ? error.userMessage : failure.description
    const result = submission.reply({ formErrors: [failed] })
    return refuse({ result, failed }, isSaid ? error.status : 500)
  }
}
