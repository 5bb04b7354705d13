import { sql } from 'kysely'
import { listSource, type TableEb } from '#app/lists/list-source.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { valuesFrom } from '#app/platform/sql-functions.server.ts'
import { anyOf, exactIso } from '#app/platform/sql-helpers.server.ts'
import { withValues } from '#app/platform/typed-queries.server.ts'
import type { Notification } from './notification.ts'

export type NewNotification = Pick<Notification, 'kind' | 'title' | 'url'> & {
  clientId: string
  /** Left out: everyone of the client. */
  userIds?: string[]
  exceptUserId?: string
}

type Owner = { userId: string; clientId: string }

/** The notifications of one person as a member of one client. */
const ownedBy =
  ({ userId, clientId }: Owner) =>
  (eb: TableEb<'notifications', 'n'>) =>
    eb.and([eb('n.user_id', '=', userId), eb('n.client_id', '=', clientId)])

/** One row per active person of the client: of the transaction's own client, or of any for staff. */
export async function insertNotifications(tx: Tx, one: NewNotification): Promise<string[]> {
  const told = valuesFrom(
    'notify_client',
    {
      the_client: one.clientId,
      the_kind: one.kind,
      the_title: one.title,
      the_url: one.url,
      the_users: one.userIds ?? null,
      the_author: one.exceptUserId ?? null,
    },
    'told',
  )
  const rows = await tx.all(db.selectFrom(told).select('told.value'))
  return withValues(rows, 'value').map(({ value }) => value)
}

/** Unread first, then newest first: the order of the index notifications_list. */
export const notificationSource = (owner: Owner) =>
  listSource({
    table: db.selectFrom('notifications as n'),
    as: 'n',
    filters: (eb) => [ownedBy(owner)(eb)],
    rows: (from) =>
      from.select((eb) => [
        ...(['n.id', 'n.kind', 'n.title', 'n.url'] as const),
        exactIso(eb.ref('n.read_at')).as('read_at'),
        exactIso(eb.ref('n.created_at')).as('created_at'),
      ]),
    text: null,
    sorts: { unread: [(eb) => eb('n.read_at', 'is', null), 'n.created_at'] },
  })

/** Removes what was read before a time, at most `limit`. For the owner. */
export function deleteReadBefore(tx: Tx, before: Date, limit: number): Promise<number> {
  return tx.run(
    db
      .deleteFrom('notifications')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('notifications')
          .select('id')
          .where('read_at', '<', before.toISOString())
          .orderBy('read_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      ),
  )
}

const reading = (owner: Owner, now: Date) =>
  db
    .updateTable('notifications as n')
    .set({ read_at: now })
    .where(ownedBy(owner))
    .where('n.read_at', 'is', null)

/** Marks as read what leads to a page, or to a part of it. */
export async function markOpened(tx: Tx, owner: Owner, path: string, now: Date): Promise<void> {
  await tx.run(
    reading(owner, now).where(
      (eb) => sql<string>`split_part(${eb.ref('n.url')}, '?', 1)`,
      '=',
      path,
    ),
  )
}

/** Marks some or all as read. Returns how many were unread. */
export function markRead(
  tx: Tx,
  owner: Owner,
  which: string[] | 'all',
  now: Date,
): Promise<number> {
  const unread = reading(owner, now)
  return tx.run(which === 'all' ? unread : unread.where('n.id', '=', anyOf(which)))
}
