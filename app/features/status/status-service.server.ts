import { audit } from '#app/features/audit/audit-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { statusPanel } from '#content/status-panel.ts'
import type { NoticeValues } from './notice-form.ts'
import { type Notice, noticesMost, type PostedNotice, updatesMost } from './status.ts'
import { type StatusListQuery, statusList } from './status-list-query.ts'
import { statusSource } from './status-list-store.server.ts'
import { statusMailQueue } from './status-sending-service.server.ts'
import * as store from './status-store.server.ts'

const { errors } = statusPanel
const subject = (id: string) => ({ subjectType: 'status_notice', subjectId: id })
const missing = () => new AppError('not_found', statusPanel.gone)

/** One page of the notices. @throws AppError `forbidden` */
export async function listNotices(app: App, actor: Actor, query: StatusListQuery) {
  requireStaff(actor, 'status')
  return app.db.read(actor, (tx) => readList(tx, statusList, query, statusSource(query)))
}

/** A notice with its updates. @throws AppError `forbidden`, `not_found` */
export async function readNotice(app: App, actor: Actor, id: string): Promise<PostedNotice> {
  requireStaff(actor, 'status')
  if (!isUuid(id)) throw missing()
  return app.db.read(actor, async (tx) => {
    const [notice, updates] = await Promise.all([
      store.selectNotice(tx, id),
      store.selectUpdates(tx, [id]),
    ])
    if (!notice) throw missing()
    return { ...notice, updates: updates.get(id) ?? [] }
  })
}

/**
 * Posts a notice with its first update; everybody reads it at once. A form that is sent twice makes one.
 * @throws AppError `forbidden`; `conflict` when too many are open, or the same form was sent before with
 *   other words
 */
export async function postNotice(
  app: App,
  actor: Actor,
  id: string,
  values: NoticeValues,
): Promise<void> {
  const { userId } = requireStaff(actor, 'status')
  try {
    await app.db.as(actor, async (tx) => {
      if ((await store.countOpen(tx)) >= noticesMost)
        throw new AppError('conflict', errors.many(noticesMost))
      await store.insertNotice(tx, id, values)
      await addUpdate(app, tx, id, { ...values, authorId: userId })
      await audit(tx, { action: 'status_notice.posted', ...subject(id), details: said(values) })
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const { title, updates } = await readNotice(app, actor, id)
    const first = updates.at(-1)
    const isSame =
      title === values.title && first?.text === values.text && first.status === values.status
    if (!isSame) throw new AppError('conflict', errors.sentBefore)
  }
}

/** A notice's id, and its `updated_at` when the page was loaded. */
type Seen = { id: string; based: string }

/**
 * Posts an update, which also says what holds from now on: status, parts, times and title.
 * @throws AppError `forbidden`; `not_found`; `conflict` when somebody else was faster, or it has very many
 */
export async function postUpdate(
  app: App,
  actor: Actor,
  seen: Seen,
  values: NoticeValues,
): Promise<void> {
  const { userId } = requireStaff(actor, 'status')
  await app.db.as(actor, async (tx) => {
    const before = await locked(tx, seen)
    const updates = await store.selectUpdates(tx, [before.id])
    if ((updates.get(before.id)?.length ?? 0) >= updatesMost)
      throw new AppError('conflict', errors.full(updatesMost))
    await store.updateNotice(tx, before.id, values)
    await addUpdate(app, tx, before.id, { ...values, authorId: userId })
    const details = { ...said(values), was: before.status }
    await audit(tx, { action: 'status_notice.updated', ...subject(before.id), details })
  })
}

/** Removes a notice that was posted by mistake, with its updates. @throws AppError as for an update */
export async function removeNotice(app: App, actor: Actor, seen: Seen): Promise<void> {
  requireStaff(actor, 'status')
  await app.db.as(actor, async (tx) => {
    const { id, title, status } = await locked(tx, seen)
    await store.deleteNotice(tx, id)
    await audit(tx, { action: 'status_notice.removed', ...subject(id), details: { title, status } })
  })
}

async function locked(tx: Tx, { id, based }: Seen): Promise<Notice> {
  const notice = isUuid(id) ? await store.lockNotice(tx, id) : undefined
  if (!notice) throw missing()
  if (notice.updated_at !== based) throw new AppError('conflict', errors.stale)
  return notice
}

/** Adds the update, and its mails with it. */
async function addUpdate(
  app: App,
  tx: Tx,
  noticeId: string,
  { status, text, authorId }: NoticeValues & { authorId: string },
): Promise<void> {
  const id: string = crypto.randomUUID()
  await store.insertUpdate(tx, { id, noticeId, status, text }, authorId)
  await app.jobs.enqueue(tx, statusMailQueue, { updateId: id })
}

const said = ({ title, status, affected, startsAt, endsAt }: NoticeValues) => ({
  ...{ title, status, affected: Object.keys(affected), starts_at: startsAt },
  ...(endsAt && { ends_at: endsAt }),
})
