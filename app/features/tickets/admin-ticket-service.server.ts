import { audit } from '#app/features/audit/audit-service.server.ts'
import { discardUnlessStored } from '#app/features/files/file-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { besideWhom, viewsAndWhomIn } from '#app/features/of-whom/of-whom-service.server.ts'
import { viewsBeside } from '#app/features/saved-views/saved-view-service.server.ts'
import { changedValues } from '#app/features/undo/column-undo-service.server.ts'
import { rememberChange } from '#app/features/undo/undo-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { uuidFromHash } from '#app/platform/identifier.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { ticketCopy } from '#content/tickets.ts'
import * as adminStore from './admin-ticket-store.server.ts'
import type { NewReply } from './portal-ticket-service.server.ts'
import type { AdminTicket, TicketStatus } from './ticket.ts'
import { type AdminTicketQuery, adminTicketList } from './ticket-list-query.ts'
import { adminTickets } from './ticket-list-store.server.ts'
import { assignedMail, resolvedMail, staffReplyMail } from './ticket-mails.server.tsx'
import { tellParticipants } from './ticket-notification-service.server.ts'
import { readThread } from './ticket-page.server.ts'
import { selectParticipants } from './ticket-participant-store.server.ts'
import * as store from './ticket-store.server.ts'
import * as threadStore from './ticket-thread-store.server.ts'
import { ticketSettings } from './ticket-undo-service.server.ts'
import { selectWatchersForStaff } from './ticket-watcher-store.server.ts'

const { errors } = ticketCopy

/** One page of all clients' tickets, and the staff for the filter by assignee. */
export async function listAdminTickets(app: App, actor: Actor, query: AdminTicketQuery) {
  const { userId } = requireStaff(actor, 'tickets')
  const assigned = { all: undefined, none: null, me: userId }[query.assignee]
  const scope = {
    clientId: query.client || undefined,
    assigneeId: isUuid(query.assignee) ? query.assignee : assigned,
  }
  const views = viewsBeside(userId, adminTicketList, query.saved)
  const source = { ...adminTickets(query, scope), beside: besideWhom(actor, query, views) }
  return app.db.read(actor, async (tx) => {
    const [staff, { beside, ...page }] = await Promise.all([
      adminStore.selectStaff(tx, scope.assigneeId ?? null),
      readList(tx, adminTicketList, query, source),
    ])
    return { ...page, ...viewsAndWhomIn(beside), staff }
  })
}

/** @throws AppError `not_found` */
export async function readAdminTicket(
  app: App,
  actor: Actor,
  id: string,
  earlierThan: string | null = null,
) {
  requireStaff(actor, 'tickets')
  return app.db.read(actor, async (tx) => {
    const ticket = await find(tx, id)
    const clientId = ticket.client_id
    const [thread, staff, watchers] = await Promise.all([
      readThread(tx, { id, clientId }, earlierThan),
      adminStore.selectStaff(tx, ticket.assignee_id),
      selectWatchersForStaff(tx, { ticketId: id, clientId }),
    ])
    return { ticket, ...thread, staff, watchers }
  })
}

/**
 * Adds a reply, which is mailed to every client user who wrote in the ticket or watches it, or a note, which only
 * staff see. The files are removed when it fails.
 * @throws AppError `not_found`, `conflict` (a reply to a closed ticket)
 */
export async function answerTicket(
  app: App,
  actor: Actor,
  ticketId: string,
  message: NewReply & { kind: 'reply' | 'note' },
): Promise<void> {
  try {
    await storeAnswer(app, actor, ticketId, message)
  } catch (error) {
    await discardUnlessStored(app, message.files, error)
    if (!isUniqueViolation(error)) throw error
  }
}

async function storeAnswer(
  app: App,
  actor: Actor,
  ticketId: string,
  message: NewReply & { kind: 'reply' | 'note' },
) {
  const { userId, fullName } = requireStaff(actor, 'tickets')
  const { kind, body, files, formId } = message
  const hashes = files.map((file) => file.sha256)
  const id = uuidFromHash(kind, ticketId, userId, formId, body, hashes)
  await app.db.as(actor, async (tx) => {
    // Locked, so that nobody closes it in the meantime.
    if (isUuid(ticketId)) await adminStore.selectSettings(tx, ticketId)
    const ticket = await find(tx, ticketId)
    if (kind === 'reply' && ticket.status === 'closed')
      throw new AppError('conflict', errors.closed)
    const clientId = ticket.client_id
    const row = { id, clientId, ticketId, authorId: userId, authorName: fullName, body }
    await threadStore.insertStaffMessage(tx, { ...row, kind })
    await threadStore.insertAttachments(tx, row, files)
    await audit(tx, {
      action: kind === 'note' ? 'ticket.note_added' : 'ticket.replied',
      subjectType: 'ticket',
      subjectId: ticketId,
      details: { messageId: id, files: files.length },
    })
    if (kind === 'note') return
    const written = { name: fullName, body, files: files.map((file) => file.name) }
    const people = await selectParticipants(tx, { id: ticketId, clientId })
    await tellParticipants(app, tx, ticket, 'replied', people, (person) =>
      staffReplyMail(ticket, written, person, app.config.baseUrl),
    )
  })
}

/**
 * Changes a ticket's status and assignee. The client users who wrote in it are notified when it is
 * resolved.
 * @param to `seen` and `seenAssigneeId` are the values that the page showed
 * @returns the id of the change, by which it can be undone, unless client users were notified
 * @throws AppError `not_found`, `conflict` (changed by somebody else since), `invalid` (no such
 *   person)
 */
export async function changeTicket(
  app: App,
  actor: Actor,
  id: string,
  to: {
    seen: TicketStatus
    seenAssigneeId: string | null
    status: TicketStatus
    assigneeId: string | null
  },
): Promise<string | undefined> {
  const staff = requireStaff(actor, 'tickets')
  const { userId, fullName } = staff
  const { seen, seenAssigneeId, status, assigneeId } = to
  return app.db.as(actor, async (tx) => {
    const ticket = await find(tx, id)
    const isAssigned = assigneeId !== ticket.assignee_id
    if (isAssigned && assigneeId !== null) {
      if (!isUuid(assigneeId) || !(await adminStore.canLookAfterTickets(tx, assigneeId)))
        throw new AppError('invalid', errors.assignee)
    }
    const before = { status: seen, assigneeId: seenAssigneeId }
    const was = await adminStore.selectSettings(tx, id)
    if (!(await store.updateTicket(tx, id, before, { status, assigneeId })))
      throw new AppError('conflict', errors.changed)
    const now = await adminStore.selectSettings(tx, id)
    const remember = () => {
      const records = was && now ? changedValues(id, ticketSettings, was, now) : []
      return rememberChange(tx, staff, 'ticket.settings', records)
    }
    const event = { subjectType: 'ticket', subjectId: id }
    if (isAssigned) {
      const details = { from: ticket.assignee_id, to: assigneeId }
      await audit(tx, { ...event, action: 'ticket.assigned', details })
      // An assignee is notified, unless they assigned the ticket to themselves.
      if (assigneeId && assigneeId !== userId) {
        const to = await adminStore.selectStaffEmail(tx, assigneeId)
        const { baseUrl } = app.config
        if (to) await queueMail(app, tx, await assignedMail(ticket, fullName, to, baseUrl))
      }
    }
    if (status === seen) return remember()
    const clientId = ticket.client_id
    const change = { clientId, ticketId: id, authorId: userId, authorName: fullName }
    await threadStore.insertStatusChange(tx, { ...change, from: seen, to: status })
    const details = { from: seen, to: status }
    await audit(tx, { ...event, action: 'ticket.status_changed', details })
    if (status !== 'resolved') return remember()
    const people = await selectParticipants(tx, { id, clientId })
    await tellParticipants(app, tx, ticket, 'resolved', people, (person) =>
      resolvedMail(ticket, person, app.config.baseUrl),
    )
    return people.length === 0 ? remember() : undefined
  })
}

async function find(tx: Tx, id: string): Promise<AdminTicket> {
  const ticket = isUuid(id) ? await adminStore.selectAdminTicket(tx, id) : undefined
  if (!ticket) throw new AppError('not_found', 'Not found')
  return ticket
}
