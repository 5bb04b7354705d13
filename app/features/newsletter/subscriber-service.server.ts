import { audit } from '#app/features/audit/audit-service.server.ts'
import { readList, readWholeList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { removeSubscriber as copy } from '#content/admin-newsletter.ts'
import { type SubscriberListQuery, subscriberList } from './subscriber-list-query.ts'
import * as store from './subscriber-store.server.ts'

/** One page of the list. @throws AppError `forbidden` */
export function listSubscribers(app: App, actor: Actor, query: SubscriberListQuery) {
  requireStaff(actor, 'newsletter')
  const source = store.subscriberSource(query)
  return app.db.read(actor, (tx) => readList(tx, subscriberList, query, source))
}

/**
 * Exports the subscribers that match a query, in its order, in batches small enough to stream. The
 * export is audited before the first row is sent.
 * @throws AppError `forbidden`
 */
export async function exportSubscribers(app: App, actor: Actor, query: SubscriberListQuery) {
  requireStaff(actor, 'newsletter')
  const { search, state } = query
  await app.db.as(actor, (tx) =>
    audit(tx, { action: 'subscriber.exported', details: { search, state } }),
  )
  const rows = store.subscriberExportSource(query)
  return readWholeList((work) => app.db.as(actor, work), subscriberList, query, rows)
}

/** @throws AppError `not_found`, `forbidden` */
export async function readSubscriber(app: App, actor: Actor, id: string) {
  requireStaff(actor, 'newsletter')
  const found = isUuid(id)
    ? await app.db.as(actor, (tx) => store.selectSubscriber(tx, id))
    : undefined
  if (!found) throw new AppError('not_found', copy.notFound)
  return found
}

/**
 * Deletes an address and its consent. The audit event does not contain the address. @throws
 * AppError `not_found`
 */
export async function removeSubscriber(app: App, actor: Actor, id: string): Promise<void> {
  requireStaff(actor, 'newsletter')
  await app.db.as(actor, async (tx) => {
    const removed = isUuid(id) ? await store.deleteSubscriber(tx, id) : undefined
    if (!removed) throw new AppError('not_found', copy.notFound)
    const subject = { subjectType: 'subscriber', subjectId: id }
    await audit(tx, { action: 'subscriber.removed', ...subject, details: removed })
  })
}
