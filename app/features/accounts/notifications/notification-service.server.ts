import { readList } from '#app/lists/read-list.server.ts'
import { requireClient, requireClientMember } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { type NotificationListQuery, notificationList } from './notification-list-query.ts'
import * as store from './notification-store.server.ts'

const titleLength = 300

/**
 * Notifies people of a client, in the transaction of the event itself: both are stored or neither. The
 * caller gives the `clientId`; the transaction of a client cannot notify another client.
 * @param one `url` is a path of the portal; `userIds` left out means everyone of the client, and
 *   `exceptUserId` is whoever did it
 * @returns the user ids of those who were notified
 */
export function notify(tx: Tx, one: store.NewNotification): Promise<string[]> {
  return store.insertNotifications(tx, { ...one, title: beginningOf(one.title, titleLength) })
}

/** One page of the actor's own notifications, unread first. */
export async function listNotifications(app: App, actor: Actor, query: NotificationListQuery) {
  const source = store.notificationSource(requireClient(actor))
  return app.db.read(actor, (tx) => readList(tx, notificationList, query, source))
}

/**
 * Marks notifications of the actor as read; those of others stay as they are.
 * @returns how many were unread
 */
export async function markNotificationsRead(
  app: App,
  actor: Actor,
  which: string[] | 'all',
): Promise<number> {
  const owner = requireClientMember(actor)
  const ids = which === 'all' ? which : which.filter(isUuid)
  return app.db.as(actor, (tx) => store.markRead(tx, owner, ids, app.now()))
}

// A record's own page, or its file: `/dashboard/support/ID`, `/dashboard/documents/ID/file`,
// `/dashboard/projects/ID/updates/ID`.
const recordPath =
  /^(\/dashboard\/[a-z]+\/[0-9a-f-]{36}(?:\/(?:updates|milestones)\/[0-9a-f-]{36})?)(\/(file|pdf))?\/?$/

/**
 * Marks the notifications that lead to an opened page as read. A page that a browser only fetches in
 * advance, or that staff see while they view the portal, does not count as opened.
 */
export async function markOpened(app: App, actor: Actor, request: Request): Promise<void> {
  const [, path] = recordPath.exec(new URL(request.url).pathname.replace(/\.data$/, '')) ?? []
  const isAhead = /prefetch|prerender/.test(request.headers.get('sec-purpose') ?? '')
  if (!path || isAhead || (actor.kind === 'user' && actor.viewing)) return
  const owner = requireClient(actor)
  await app.db.as(actor, (tx) => store.markOpened(tx, owner, path, app.now()))
}
