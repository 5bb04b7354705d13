import { data } from 'react-router'
import { describeFault } from '#app/features/files/file-fault.ts'
import {
  discardFiles,
  readFileIntent,
  receiveFiles,
} from '#app/features/files/file-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { cleanText } from '#app/platform/clean-text.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { adminTicket, ticketPage } from '#content/tickets.ts'
import { answerTicket } from './admin-ticket-service.server.ts'
import { type NewReply, replyToTicket } from './portal-ticket-service.server.ts'
import { reopenTicket } from './portal-ticket-status-service.server.ts'
import { type MessageRefusal, messageSchema } from './ticket.ts'

const bareMessage = { success: true, data: { body: '' }, error: undefined } as const

type Posted = { app: App; actor: Actor; request: Request; ticketId: string }

/** Handles a client's reply or reopening, sent by a script or by a plain form. */
export function postReply({ app, actor, request, ticketId }: Posted) {
  return receive(app, request, ['', 'reply', 'note', 'reopen'], async (reply) => {
    if (reply.kind === 'reopen') {
      await reopenTicket(app, actor, ticketId, reply)
      return redirectWithToast(`/dashboard/support/${ticketId}`, { title: ticketPage.reopen.done })
    }
    const { reopened } = await replyToTicket(app, actor, ticketId, reply)
    return redirectWithToast(`/dashboard/support/${ticketId}`, {
      title: ticketPage.reply.sent,
      description: reopened ? ticketPage.reply.reopened : undefined,
    })
  })
}

/** Handles a reply or a note of staff. */
export function postAnswer({ app, actor, request, ticketId }: Posted) {
  return receive(app, request, ['', 'reply', 'note'], async (reply) => {
    const kind = reply.kind === 'note' ? 'note' : 'reply'
    await answerTicket(app, actor, ticketId, { ...reply, kind })
    const title = reply.kind === 'note' ? adminTicket.note.added : adminTicket.reply.sent
    return redirectWithToast(`/lead_admin/tickets/${ticketId}`, { title })
  })
}

/** Whether a post asks for the summary of the thread; its form has no files. */
export async function asksForSummary(request: Request): Promise<boolean> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return false
  return (await readForm(request.clone())).get('kind') === 'summarize'
}

type Kind = 'reply' | 'note' | 'reopen'

async function receive(
  app: App,
  request: Request,
  kinds: readonly ('' | Kind)[],
  store: (reply: NewReply & { kind: Kind }) => Promise<Response>,
) {
  const received = await receiveFiles(app, request, { fields: ['formId', 'kind', 'body'] })
  const kind = (await readFileIntent(app, received, kinds, 'kind')) || 'reply'
  const { fields, files, faults } = received
  const typed = { kind, body: String(fields.get('body') ?? '') }
  // What was typed to reopen a ticket is offered again as a reply, if the ticket is open by then.
  const shownAs = kind === 'note' ? kind : 'reply'
  const refuse = (errors: MessageRefusal['errors'], status: number) =>
    data({ ...typed, kind: shownAs, errors } satisfies MessageRefusal, status)
  const isBare = kind === 'reopen' && files.length === 0 && cleanText(typed.body) === undefined
  const parsed = isBare ? bareMessage : messageSchema.safeParse(typed)
  if (!parsed.success || faults.length > 0) {
    await discardFiles(app, files)
    const body = parsed.error?.issues.map((issue) => issue.message)
    const status = faults.some(({ reason }) => reason === 'unavailable') ? 503 : 422
    return refuse({ body, files: faults.map((fault) => describeFault(fault)) }, status)
  }
  const given = String(fields.get('formId') ?? '')
  const formId = isUuid(given) ? given : crypto.randomUUID()
  try {
    return await store({ ...typed, ...parsed.data, formId, files })
  } catch (error) {
    const isSaid = error instanceof AppError && ['conflict', 'rate_limited'].includes(error.code)
    if (isSaid) return refuse({ form: error.userMessage }, error.status)
    throw error
  }
}
