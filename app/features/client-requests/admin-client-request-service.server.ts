import {
  clientPlace,
  seesProjects,
} from '#app/features/accounts/clients/client-place-service.server.ts'
import type { AuditAction } from '#app/features/audit/audit-actions.ts'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { adminRequest, newRequest } from '#content/client-requests.ts'
import * as store from './admin-client-request-store.server.ts'
import { linesAtMost, type RequestLine, type RequestPage } from './client-request.ts'
import { reminderMail, requestMail, returnedMail } from './client-request-mails.server.tsx'
import { mailAsked, tellClient } from './client-request-notification-service.server.ts'
import { requestIn } from './client-request-service.server.ts'

const { errors } = adminRequest

/** What a new request needs to know: its client's projects and people. Null when there is no such client. */
export async function readRequestPlace(app: App, actor: Actor, clientId: string) {
  requireStaff(actor, 'requests')
  if (!isUuid(clientId)) return null
  return (await app.db.read(actor, (tx) => clientPlace(tx, clientId))) ?? null
}

export type NewRequestInput = store.RequestFields & {
  id: string
  clientId: string
  projectId: string | null
  lines: store.NewLine[]
}

/**
 * Sends a request to a client: its people see it in the portal, and whoever is asked gets a mail. A form
 * that is sent twice makes one.
 * @returns how many people got the mail; null when it was sent before
 * @throws AppError `forbidden`; `invalid` when the project or the person is not of this client; `conflict` when
 *   the same form was sent before with other words
 */
export async function sendRequest(
  app: App,
  actor: Actor,
  input: NewRequestInput,
): Promise<{ people: number | null }> {
  const { userId, fullName } = requireStaff(actor, 'requests')
  const { id, clientId, lines } = input
  try {
    return await app.db.as(actor, async (tx) => {
      await requirePlace(tx, input)
      await store.insertRequest(tx, { ...input, authorId: userId, authorName: fullName })
      await store.insertLines(tx, { clientId, requestId: id, after: 0 }, lines)
      const { request } = await requestIn(tx, id, null)
      await record(tx, request, 'request.sent', { lines: lines.length, due: request.due_on })
      const mail = await requestMail(request, lines, app.config)
      const people = await mailAsked(app, tx, request, mail)
      await tellClient(tx, request, 'sent', request.title)
      return { people }
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  const { request } = await app.db.as(actor, (tx) => requestIn(tx, id, null))
  const isSame = request.title === input.title && request.reason === input.reason
  if (!isSame || request.lines_total !== lines.length)
    throw new AppError('conflict', newRequest.errors.sentBefore)
  return { people: null }
}

async function requirePlace(
  tx: Tx,
  wanted: { clientId: string; projectId?: string | null; contactId: string | null },
) {
  const place = await clientPlace(tx, wanted.clientId)
  const { projectId = null, contactId } = wanted
  const isHere = (some: { id: string }[], id: string | null) =>
    id === null || some.some((one) => one.id === id)
  if (!place || !isHere(place.projects, projectId) || !isHere(place.people, contactId))
    throw new AppError('invalid', newRequest.errors.place)
  const contact = place.people.find(({ id }) => id === contactId)
  if (contact && !seesProjects(contact, [projectId]))
    throw new AppError('invalid', newRequest.errors.unseen)
}

/** A request's id, and its `updated_at` when the page was loaded. */
type Seen = { id: string; based: string }

/** Changes title, reason, day and who is asked. @throws AppError `not_found`, `conflict`, `invalid` */
export function editRequest(app: App, actor: Actor, seen: Seen, fields: store.RequestFields) {
  return changing(app, actor, seen, async (tx, { request }) => {
    if (fields.contactId !== request.contact_id)
      await requirePlace(tx, {
        clientId: request.client_id,
        projectId: request.project_id,
        contactId: fields.contactId,
      })
    await store.updateRequest(tx, request.id, fields)
    const details = { title: fields.title, due: fields.dueOn, was_due: request.due_on }
    await record(tx, request, 'request.changed', details)
    const isOther = fields.dueOn !== request.due_on || fields.contactId !== request.contact_id
    if (isOther) await tellOfChange(app, tx, request.id)
  })
}

/** Adds a line at the end; a completed request is open again. @throws AppError `not_found`, `conflict` */
export function addLine(app: App, actor: Actor, seen: Seen, line: store.NewLine) {
  return changing(app, actor, seen, async (tx, { request, lines }) => {
    if (request.status === 'cancelled') throw conflict(errors.status)
    if (lines.length >= linesAtMost) throw conflict(errors.full)
    const last = Math.max(...lines.map(({ position }) => position))
    const of = { clientId: request.client_id, requestId: request.id, after: last + 1 }
    await store.insertLines(tx, of, [line])
    await record(tx, request, 'request.line_added', { line: line.title })
    await tellOfChange(app, tx, request.id)
  })
}

/** Removes a line for which nothing was given. @throws AppError `not_found`, `conflict` */
export function removeLine(app: App, actor: Actor, seen: Seen, lineId: string) {
  return changing(app, actor, seen, async (tx, { request, lines }) => {
    const line = lineIn(lines, lineId)
    if (line.status !== 'missing' || line.files.length > 0) throw conflict(errors.status)
    if (lines.length === 1) throw conflict(errors.last)
    await store.deleteLine(tx, { id: lineId, requestId: request.id })
    await record(tx, request, 'request.line_removed', { line: line.title })
    await tellIfCompleted(tx, request)
    return line
  })
}

/** The last accepted line completes a request, and so does the removal of the last one that is missing. */
async function tellIfCompleted(tx: Tx, request: RequestPage['request']) {
  const after = await requestIn(tx, request.id, null)
  if (after.request.status !== 'completed') return
  await record(tx, request, 'request.completed', {})
  await tellClient(tx, request, 'completed', request.title)
}

/**
 * Accepts what was given for a line, or returns it with a reason, which is mailed. The last accepted line
 * completes the request. An accepted line can be returned later.
 * @param because why it goes back; null: it is accepted
 * @throws AppError `not_found`, `conflict` when nothing was given or somebody has decided otherwise
 */
export function decideLine(
  app: App,
  actor: Actor,
  seen: Seen,
  lineId: string,
  because: string | null,
) {
  return changing(app, actor, seen, async (tx, { request, lines }, by) => {
    const line = lineIn(lines, lineId)
    const isPossible =
      because === null ? line.status === 'given' : ['given', 'accepted'].includes(line.status)
    if (request.status === 'cancelled' || !isPossible) throw conflict(errors.status)
    await store.decideLine(tx, { id: lineId, requestId: request.id }, because)
    if (because === null) {
      await record(tx, request, 'request.line_accepted', { line: line.title })
      await tellIfCompleted(tx, request)
    } else {
      await record(tx, request, 'request.line_returned', { line: line.title, because })
      const said = { by, because }
      await mailAsked(app, tx, request, await returnedMail(request, line, said, app.config))
      await tellClient(tx, request, 'returned', line.title)
    }
    return line
  })
}

/** Cancels a request, or opens a cancelled one again. @throws AppError `not_found`, `conflict` */
export function cancelRequest(app: App, actor: Actor, seen: Seen, isCancelled: boolean) {
  return changing(app, actor, seen, async (tx, { request, lines }) => {
    if ((request.status === 'cancelled') === isCancelled || request.status === 'completed')
      throw conflict(errors.status)
    const isDone = lines.every(({ status }) => status === 'accepted')
    await store.updateStatus(
      tx,
      request.id,
      isCancelled ? 'cancelled' : isDone ? 'completed' : 'open',
    )
    await record(tx, request, isCancelled ? 'request.cancelled' : 'request.reopened', {})
    if (!isCancelled) return tellOfChange(app, tx, request.id)
    const mail = await reminderMail(request, 'cancelled', [], app.config)
    await mailAsked(app, tx, request, mail)
    await tellClient(tx, request, 'cancelled', request.title)
  })
}

/** Whoever is asked now gets a mail and the client's people a notice, and reminders begin again. */
async function tellOfChange(app: App, tx: Tx, id: string): Promise<void> {
  await store.resetReminders(tx, id)
  const { request, lines } = await requestIn(tx, id, null)
  if (request.status !== 'open' || request.lines_missing === 0) return
  const missing = lines.filter(({ status }) => status === 'missing' || status === 'returned')
  const mail = await reminderMail(request, 'changed', missing, app.config)
  await mailAsked(app, tx, request, mail)
  await tellClient(tx, request, 'changed', request.title)
}

/** Locks the request, and refuses when it has changed since the page was loaded. */
async function changing<T>(
  app: App,
  actor: Actor,
  { id, based }: Seen,
  work: (tx: Tx, page: RequestPage, by: string) => Promise<T>,
): Promise<T> {
  const { fullName } = requireStaff(actor, 'requests')
  return app.db.as(actor, async (tx) => {
    if (!isUuid(id) || !(await store.lockRequest(tx, id)))
      throw new AppError('not_found', 'Not found')
    const page = await requestIn(tx, id, null)
    if (page.request.updated_at !== based) throw conflict(errors.stale)
    return work(tx, page, fullName)
  })
}

function lineIn(lines: RequestLine[], id: string): RequestLine {
  const line = lines.find((one) => one.id === id)
  if (!line) throw conflict(errors.status)
  return line
}

const record = (
  tx: Tx,
  { id, title }: { id: string; title: string },
  action: AuditAction,
  details: object,
) => audit(tx, { action, subjectType: 'request', subjectId: id, details: { title, ...details } })

const conflict = (message: string) => new AppError('conflict', message)
