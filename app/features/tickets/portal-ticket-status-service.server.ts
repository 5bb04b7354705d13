import { audit } from '#app/features/audit/audit-service.server.ts'
import { discardUnlessStored } from '#app/features/files/file-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { requireClientMember } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { uuidFromHash } from '#app/platform/identifier.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { countHit } from '#app/platform/rate-limit.server.ts'
import { ticketCopy } from '#content/tickets.ts'
import { type NewReply, readTold, repliesPerPerson } from './portal-ticket-service.server.ts'
import type { Ticket, TicketStatus } from './ticket.ts'
import {
  clientMovedMail,
  clientReplyMail,
  movedByColleagueMail,
  reopenedMail,
} from './ticket-mails.server.tsx'
import { tellParticipants } from './ticket-notification-service.server.ts'
import * as store from './ticket-store.server.ts'
import * as threadStore from './ticket-thread-store.server.ts'

/**
 * Marks a ticket as solved, for its client, and tells staff and its author. The same press twice is
 * done once.
 * @param seen the status that the page showed
 * @throws AppError `not_found`, `conflict` (changed by somebody else since), `rate_limited`
 */
export function solveTicket(
  app: App,
  actor: Actor,
  ticketId: string,
  { formId, seen }: { formId: string; seen: TicketStatus },
): Promise<void> {
  return move(app, actor, ticketId, { formId, seen, to: 'resolved', body: '', files: [] })
}

/**
 * Opens a resolved ticket again, with a message if there is one. The files are removed when it fails.
 * @throws AppError as `solveTicket`
 */
export async function reopenTicket(
  app: App,
  actor: Actor,
  ticketId: string,
  reply: NewReply,
): Promise<void> {
  try {
    await move(app, actor, ticketId, { ...reply, seen: 'resolved', to: 'open' })
  } catch (error) {
    await discardUnlessStored(app, reply.files, error)
    throw error
  }
}

type Move = NewReply & { seen: TicketStatus; to: 'open' | 'resolved' }

async function move(app: App, actor: Actor, ticketId: string, wanted: Move): Promise<void> {
  const { clientId, userId, fullName } = requireClientMember(actor)
  if (!isUuid(ticketId)) throw new AppError('not_found', 'Not found')
  await countHit(app, `reply:${userId}`, repliesPerPerson, app.now())
  const { formId, seen, to, body, files } = wanted
  const id = uuidFromHash(to, ticketId, userId, formId)
  const told = await readTold(app, { ticketId, clientId, userId })
  await app.db.as(actor, async (tx) => {
    const ticket = await store.selectTicket(tx, ticketId, clientId)
    if (!ticket) throw new AppError('not_found', 'Not found')
    if (!(await threadStore.moveOwnTicket(tx, { id, ticketId, seen, to }))) {
      // The same form was sent before, and has moved it.
      if (await threadStore.hasMessage(tx, id)) return
      throw new AppError('conflict', ticketCopy.errors[to === 'open' ? 'moved' : 'changed'])
    }
    const event = { subjectType: 'ticket', subjectId: ticketId }
    await audit(tx, { ...event, action: to === 'open' ? 'ticket.reopened' : 'ticket.solved' })
    if (body) {
      const message = { id: uuidFromHash('reply', id), clientId, ticketId, body }
      const row = { ...message, authorId: userId, authorName: fullName }
      await threadStore.insertClientReply(tx, row)
      await threadStore.insertAttachments(tx, row, files)
      const details = { messageId: row.id, files: files.length }
      await audit(tx, { ...event, action: 'ticket.replied', details })
    }
    await tell(app, tx, ticket, { ...told, fullName, clientId, to, body, files })
  })
}

type Told = Awaited<ReturnType<typeof readTold>> &
  Pick<Move, 'to' | 'body' | 'files'> & { fullName: string; clientId: string }

/** Tells staff by mail, and the author in the portal too, unless the author has done it. */
async function tell(app: App, tx: Tx, ticket: Ticket, told: Told): Promise<void> {
  const { assignee, author, fullName: name, clientId, to, body, files } = told
  const { notifyEmail, baseUrl } = app.config
  const client = await store.selectClientName(tx, clientId)
  const written = { name, body, files: files.map((file) => file.name) }
  const toStaff = assignee ?? notifyEmail
  const mail = body
    ? clientReplyMail(ticket, { ...written, client, reopens: true }, toStaff, baseUrl)
    : clientMovedMail(ticket, { name, client, to }, toStaff, baseUrl)
  await queueMail(app, tx, await mail)
  if (!author) return
  const event = to === 'open' ? 'reopened' : 'solved'
  await tellParticipants(app, tx, ticket, event, [author], (person) =>
    body
      ? reopenedMail(ticket, written, person, baseUrl)
      : movedByColleagueMail(ticket, { name, to }, person, baseUrl),
  )
}
