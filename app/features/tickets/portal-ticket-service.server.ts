import { audit } from '#app/features/audit/audit-service.server.ts'
import type { StoredFile } from '#app/features/files/file.ts'
import {
  discardFiles,
  discardUnlessStored,
  sendFile,
} from '#app/features/files/file-service.server.ts'
import { replyAddressFor } from '#app/features/inbound-mail/reply-address-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { isStaff, requireClient, requireClientMember } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isRefusedByPolicy, isUniqueViolation } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { uuidFromHash } from '#app/platform/identifier.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { promisedHours } from '#app/platform/promised-hours.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { ticketCopy } from '#content/tickets.ts'
import { selectAssigneeEmail } from './admin-ticket-store.server.ts'
import type { NewTicketInput, Ticket } from './ticket.ts'
import { type PortalTicketQuery, portalTicketList } from './ticket-list-query.ts'
import { portalTickets } from './ticket-list-store.server.ts'
import { clientReplyMail, createdMail, receivedMail, reopenedMail } from './ticket-mails.server.tsx'
import { tellParticipants } from './ticket-notification-service.server.ts'
import { readThread } from './ticket-page.server.ts'
import { selectParticipants } from './ticket-participant-store.server.ts'
import * as store from './ticket-store.server.ts'
import * as threadStore from './ticket-thread-store.server.ts'
import { readWatchedTicket } from './ticket-watcher-service.server.ts'

// A limit, because each ticket sends a mail to staff.
const ticketsPerPerson: Limit = { hits: 30, seconds: 600 }
const filesPerPerson: Limit = { hits: 3_000, seconds: 600 }
export const repliesPerPerson: Limit = { hits: 60, seconds: 600 }

/** One page of the client's tickets, or of the actor's own. */
export async function listPortalTickets(app: App, actor: Actor, query: PortalTicketQuery) {
  const { clientId, userId } = requireClient(actor)
  const scope = { clientId, createdBy: query.whose === 'mine' ? userId : undefined }
  return app.db.read(actor, (tx) =>
    readList(tx, portalTicketList, query, portalTickets(query, scope)),
  )
}

/**
 * Creates a ticket, notifies staff and confirms it to its author. The same content from the same form (a double click, a
 * retry) is stored once.
 * The files are removed when it fails.
 * @param formId a new id for every rendering of the form
 * @throws AppError `forbidden` 'Client ID not found' for an account without a client;
 *   `rate_limited`; `invalid` for a project that is none of the client's
 */
export async function createTicket(
  app: App,
  actor: Actor,
  ticket: { formId: string; input: NewTicketInput; files: StoredFile[] },
): Promise<{ id: string }> {
  try {
    return await storeTicket(app, actor, ticket)
  } catch (error) {
    await discardUnlessStored(app, ticket.files, error)
    throw error
  }
}

async function storeTicket(
  app: App,
  actor: Actor,
  { formId, input, files }: { formId: string; input: NewTicketInput; files: StoredFile[] },
): Promise<{ id: string }> {
  const { clientId, userId, fullName, email } = requireClientMember(actor)
  await countHit(app, `ticket:${userId}`, ticketsPerPerson, app.now())
  const hashes = files.map((file) => file.sha256)
  const id = uuidFromHash('ticket', clientId, userId, formId, input, hashes)
  try {
    await app.db.as(actor, async (tx) => {
      const project = input.project && (await store.selectProject(tx, input.project, clientId))
      if (input.project && !project) throw new AppError('invalid', ticketCopy.errors.project)
      await store.insertTicket(tx, { ...input, id, clientId, userId, authorName: fullName })
      await threadStore.insertAttachments(tx, { clientId, ticketId: id }, files)
      const event = { action: 'ticket.created' as const, subjectType: 'ticket', subjectId: id }
      await audit(tx, { ...event, details: { priority: input.priority, files: files.length } })
      const from = { name: fullName, client: await store.selectClientName(tx, clientId) }
      const { notifyEmail, baseUrl } = app.config
      const written = {
        ...{ id, title: input.title, description: input.description, priority: input.priority },
        ...{ project: project || null, files },
      }
      await queueMail(app, tx, await createdMail(written, from, notifyEmail, baseUrl))
      const answerBy = new Date(app.now().getTime() + promisedHours * 3_600_000)
      const to = { email, replyTo: replyAddressFor(app, { kind: 'ticket', id, address: email }) }
      await queueMail(app, tx, await receivedMail(written, to, answerBy, baseUrl))
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // The same form was sent before, with files of its own.
    await discardFiles(app, files)
  }
  return { id }
}

/** The projects that a new ticket can be about. */
export function listTicketProjects(app: App, actor: Actor) {
  const { clientId } = requireClient(actor)
  return app.db.read(actor, (tx) => store.selectProjects(tx, clientId))
}

/**
 * A ticket of the actor's client with the newest part of its thread, or the part before
 * `earlierThan`.
 * @throws AppError `not_found`
 */
export async function readTicket(
  app: App,
  actor: Actor,
  id: string,
  earlierThan: string | null = null,
) {
  const { clientId, userId } = requireClient(actor)
  return app.db.read(actor, async (tx) => {
    const found = isUuid(id) ? await readWatchedTicket(tx, { clientId, userId }, id) : undefined
    if (!found) throw new AppError('not_found', 'Not found')
    return { ...found, ...(await readThread(tx, { id, clientId }, earlierThan)) }
  })
}

export type NewReply = { formId: string; body: string; files: StoredFile[] }

/**
 * Adds a client's reply and notifies the assignee. A resolved ticket is opened again, and its
 * author is notified, unless the author replies. The files are removed when it fails.
 * @throws AppError `not_found`, `conflict` (closed), `rate_limited`
 */
export async function replyToTicket(
  app: App,
  actor: Actor,
  ticketId: string,
  reply: NewReply,
): Promise<{ reopened: boolean }> {
  try {
    const { userId } = requireClientMember(actor)
    const hashes = reply.files.map((file) => file.sha256)
    const id = uuidFromHash('reply', ticketId, userId, reply.formId, reply.body, hashes)
    return await storeReply(app, actor, ticketId, { ...reply, id })
  } catch (error) {
    await discardUnlessStored(app, reply.files, error)
    // The same form was sent before: the first request has stored the reply and opened the ticket.
    if (isUniqueViolation(error)) return { reopened: false }
    throw error
  }
}

/**
 * The address of a ticket's assignee, and its author when somebody else writes. Read by the system, because
 * client users may not read addresses of staff or of each other.
 * @param by `userId` is who writes
 */
export function readTold(app: App, by: { ticketId: string; clientId: string; userId: string }) {
  const { ticketId, clientId, userId } = by
  return app.db.system(async (tx) => {
    const assignee = await selectAssigneeEmail(tx, ticketId, clientId)
    const people = await selectParticipants(tx, { id: ticketId, clientId })
    return { assignee, author: people.find((one) => one.is_author && one.user_id !== userId) }
  })
}

/**
 * @param reply `mail` when it came as one: the sender's address, and whether staff have confirmed it
 * @throws AppError as `replyToTicket`; a unique violation when it was stored before
 */
export async function storeReply(
  app: App,
  actor: Actor,
  ticketId: string,
  reply: Omit<NewReply, 'formId'> & { id: string; mail?: { from: string } },
) {
  const { clientId, userId, fullName } = requireClientMember(actor)
  if (!isUuid(ticketId)) throw new AppError('not_found', 'Not found')
  await countHit(app, `reply:${userId}`, repliesPerPerson, app.now())
  const { id, body, files, mail } = reply
  const { assignee, author } = await readTold(app, { ticketId, clientId, userId })
  return app.db.as(actor, async (tx) => {
    const ticket = await store.selectTicket(tx, ticketId, clientId)
    if (!ticket) throw new AppError('not_found', 'Not found')
    if (ticket.status === 'closed') throw new AppError('conflict', ticketCopy.errors.closed)
    const message = { id, clientId, ticketId, authorId: userId, authorName: fullName, body }
    const isByMail = mail !== undefined
    await threadStore.insertClientReply(tx, { ...message, byMail: isByMail }).catch(asClosed)
    await threadStore.insertAttachments(tx, message, files)
    // Not by the status that was read: a colleague, or staff, may have changed it since.
    const reopened = await threadStore.hasReopened(tx, id)
    const event = { subjectType: 'ticket', subjectId: ticketId }
    const details = { messageId: id, files: files.length }
    if (mail) {
      const more = { ...details, reopened, sender: mail.from }
      await audit(tx, { ...event, action: 'ticket.replied_by_mail', details: more })
    } else {
      await audit(tx, { ...event, action: 'ticket.replied', details })
      if (reopened) await audit(tx, { ...event, action: 'ticket.reopened' })
    }
    await queueMail(app, tx, await mailOf(ticket, reopened))
    if (reopened && author) {
      const written = { name: fullName, body, files: files.map((file) => file.name) }
      await tellParticipants(app, tx, ticket, 'reopened', [author], (person) =>
        reopenedMail(ticket, written, person, app.config.baseUrl),
      )
    }
    return { reopened }

    async function mailOf(about: Ticket, reopens: boolean) {
      const client = await store.selectClientName(tx, clientId)
      const names = files.map((file) => file.name)
      const written = { name: fullName, client, body, files: names, reopens }
      const { notifyEmail, baseUrl } = app.config
      return clientReplyMail(about, written, assignee ?? notifyEmail, baseUrl)
    }
  })
}

/** Staff have closed the ticket after it was read. */
function asClosed(error: unknown): never {
  throw isRefusedByPolicy(error) ? new AppError('conflict', ticketCopy.errors.closed) : error
}

/**
 * Sends an attachment of a ticket: of the actor's client, or for staff of any client. Every
 * download is recorded; a resumed one is not recorded again.
 * @throws AppError `not_found`, `rate_limited`
 */
export async function sendAttachment(
  app: App,
  actor: Actor,
  request: Request,
  one: { ticketId: string; attachmentId: string },
): Promise<Response> {
  const clientId = isStaff(actor) ? undefined : requireClient(actor).clientId
  if (actor.kind === 'user')
    await countHit(app, `ticket-file:${actor.userId}`, filesPerPerson, app.now())
  const { ticketId, attachmentId } = one
  const isPart = /^bytes=(?!0-)/.test(request.headers.get('range') ?? '')
  const file = await app.db.as(actor, async (tx) => {
    const isPossible = isUuid(ticketId) && isUuid(attachmentId)
    const file =
      isPossible && (await threadStore.selectAttachment(tx, attachmentId, ticketId, clientId))
    if (!file) throw new AppError('not_found', 'Not found')
    if (request.method === 'GET' && !isPart) {
      const event = { action: 'ticket.attachment_downloaded' as const, subjectType: 'ticket' }
      const details = { attachmentId, name: file.name }
      await audit(tx, { ...event, subjectId: ticketId, details })
    }
    return file
  })
  return sendFile(request, app, file)
}
