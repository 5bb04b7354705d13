import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { cutPage } from '#app/platform/keyset.ts'
import { countAndRead } from '#app/platform/keyset-search.server.ts'
import { removeSubscriber as words } from '#content/admin-newsletter.ts'
import { type SubscriberListQuery, subscribersPerPage } from './subscriber-list-query.ts'
import * as store from './subscriber-store.server.ts'

const portion = 1_000

/** One page of the list; two queries. @throws AppError `forbidden` */
export async function listSubscribers(app: App, actor: Actor, query: SubscriberListQuery) {
  requireStaff(actor, 'newsletter')
  const read = (asked: SubscriberListQuery) =>
    app.db.read(actor, async (tx) => {
      const [matches, found] = await countAndRead(tx, store.subscriberList(asked), (matches) =>
        store.selectSubscribers(tx, asked, matches),
      )
      const { rows, previous, next } = cutPage(found, asked, subscribersPerPage)
      const { total, capped } = matches
      return { subscribers: rows, previous, next, total, totalCapped: capped }
    })
  const page = await read(query)
  // Rows that were beside a cursor can be gone: then the list begins anew rather than looking empty.
  const isBeyond = page.subscribers.length === 0 && (query.after ?? query.before) !== undefined
  return isBeyond ? read({ ...query, after: undefined, before: undefined }) : page
}

/**
 * Everyone whom a query finds, in portions small enough to stream. That they were taken out is
 * written down before the first row leaves.
 */
export async function* exportSubscribers(app: App, actor: Actor, query: SubscriberListQuery) {
  requireStaff(actor, 'newsletter')
  const { search, state } = query
  await app.db.as(actor, (tx) =>
    audit(tx, { action: 'subscriber.exported', details: { search, state } }),
  )
  let asked: SubscriberListQuery = { ...query, after: undefined, before: undefined }
  for (;;) {
    const rows = await app.db.as(actor, (tx) => store.selectForExport(tx, asked, portion))
    yield* rows.map(({ cursor: _, ...subscriber }) => subscriber)
    const last = rows.at(-1)
    if (rows.length < portion || !last) return
    asked = { ...asked, after: { value: last.cursor, id: last.id } }
  }
}

/** @throws AppError `not_found`, `forbidden` */
export async function readSubscriber(app: App, actor: Actor, id: string) {
  requireStaff(actor, 'newsletter')
  const found = isUuid(id)
    ? await app.db.as(actor, (tx) => store.selectSubscriber(tx, id))
    : undefined
  if (!found) throw new AppError('not_found', words.notFound)
  return found
}

/** Deletes an address and its consent. The log keeps that it was done, not the address. @throws AppError `not_found` */
export async function removeSubscriber(app: App, actor: Actor, id: string): Promise<void> {
  requireStaff(actor, 'newsletter')
  await app.db.as(actor, async (tx) => {
    const removed = isUuid(id) ? await store.deleteSubscriber(tx, id) : undefined
    if (!removed) throw new AppError('not_found', words.notFound)
    const subject = { subjectType: 'subscriber', subjectId: id }
    await audit(tx, { action: 'subscriber.removed', ...subject, details: removed })
  })
}
