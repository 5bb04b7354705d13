import { audit } from '#app/features/audit/audit-service.server.ts'
import { deleteFiles, sendFile } from '#app/features/files/file-service.server.ts'
import {
  addToHistory,
  readHistory,
  removeLeads,
} from '#app/features/leads/lead-record-service.server.ts'
import { readWithheld } from '#app/features/mail/visitor-mail-service.server.ts'
import { rememberChange } from '#app/features/undo/undo-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { applicationPage, applicationStatus } from '#content/applications.ts'
import type { ApplicationStatus } from './application.ts'
import { type ApplicationListQuery, applicationList } from './application-list-query.ts'
import { applicationSource } from './application-list-store.server.ts'
import * as store from './application-store.server.ts'

const dayMilliseconds = 86_400_000
const downloadsPerPerson: Limit = { hits: 3_000, seconds: 600 }

/** One page of applications; two statements. @throws AppError `forbidden` */
export function listApplications(app: App, actor: Actor, query: ApplicationListQuery) {
  requireStaff(actor, 'applications')
  return app.db.read(actor, (tx) => readList(tx, applicationList, query, applicationSource(query)))
}

/**
 * One application with its history and the day of its deletion. @throws AppError `not_found`,
 * `forbidden`
 */
export async function readApplication(app: App, actor: Actor, id: string) {
  requireStaff(actor, 'applications')
  return app.db.as(actor, async (tx) => {
    const application = isUuid(id) ? await store.selectApplication(tx, id) : undefined
    if (!application) throw notFound()
    const received = new Date(application.created_at).getTime()
    const until = new Date(received + app.config.applicationRetentionDays * dayMilliseconds)
    const [activities, withheld] = [await readHistory(tx, id), await readWithheld(tx, id)]
    return { application, activities, withheld, until: until.toISOString() }
  })
}

/**
 * Changes the status of an application and adds the change to its history.
 * @param from the status that the page showed
 * @returns the id of the change, by which it can be undone
 * @throws AppError `not_found`, `forbidden`, `conflict` when somebody has changed the status since
 */
export async function changeApplicationStatus(
  app: App,
  actor: Actor,
  id: string,
  { from, to }: { from: ApplicationStatus | undefined; to: ApplicationStatus },
): Promise<string | undefined> {
  const staff = requireStaff(actor, 'applications')
  return change(app, actor, id, async (tx) => {
    const now = await store.selectStatusForUpdate(tx, id)
    if (now === undefined || now === to) return undefined
    if (now !== from) throw new AppError('conflict', applicationPage.stale(applicationStatus[now]))
    await store.updateStatus(tx, id, to)
    await addToHistory(tx, staff, id, { from, to })
    const details = { from, to }
    await audit(tx, { ...subject(id), action: 'application.status_changed', details })
    const record = { id, before: { status: now }, after: { status: to } }
    return rememberChange(tx, staff, 'application.status', [record])
  })
}

/** @throws AppError `not_found`, `forbidden` */
export async function addApplicationNote(
  app: App,
  actor: Actor,
  id: string,
  note: string,
): Promise<void> {
  const staff = requireStaff(actor, 'applications')
  await change(app, actor, id, async (tx) => {
    await addToHistory(tx, staff, id, { note })
    await audit(tx, { ...subject(id), action: 'application.note_added' })
  })
}

/**
 * The resume, always as a download and never inline, because its sender is unknown. Every download
 * is recorded.
 * @throws AppError `not_found`, `forbidden`, `rate_limited`
 */
export async function downloadResume(
  app: App,
  actor: Actor,
  request: Request,
  id: string,
): Promise<Response> {
  const staff = requireStaff(actor, 'applications')
  await countHit(app, `download:${staff.userId}`, downloadsPerPerson, app.now())
  const resume = await app.db.as(actor, async (tx) => {
    const found = isUuid(id) ? await store.selectResume(tx, id) : undefined
    if (!found) throw notFound()
    if (request.method === 'HEAD') return found
    const range = request.headers.get('range')?.slice(0, 100)
    const details = { job: found.job_title, ...(range ? { range } : {}) }
    await audit(tx, { ...subject(id), action: 'application.resume_downloaded', details })
    return found
  })
  const { storage_key: key, file_name: name, file_size: size, mime_type: type } = resume
  return sendFile(request, app, { key, name, size, type })
}

/**
 * Deletes an application with its lead, history and resume. @throws AppError `not_found`,
 * `forbidden`
 */
export async function removeApplication(app: App, actor: Actor, id: string): Promise<void> {
  requireStaff(actor, 'applications')
  await app.db.as(actor, async (tx) => {
    const removed = isUuid(id) ? await store.deleteApplication(tx, id) : undefined
    if (!removed) throw notFound()
    await removeLeads(tx, [id])
    await deleteFiles(app, tx, [removed.storage_key])
    // The event has neither name nor address, because deleted personal data must not stay in the
    // log.
    const details = { job: removed.job }
    await audit(tx, { ...subject(id), action: 'application.deleted', details })
  })
}

function change<T>(app: App, actor: Actor, id: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return app.db.as(actor, async (tx) => {
    if (!isUuid(id) || !(await store.selectResume(tx, id))) throw notFound()
    return work(tx)
  })
}

const subject = (id: string) => ({ subjectType: 'application', subjectId: id })

const notFound = () => new AppError('not_found', 'Application not found')
