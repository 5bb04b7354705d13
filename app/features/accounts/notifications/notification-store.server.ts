import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Notification } from './notification.ts'
import { type NotificationCursor, notificationsPerPage } from './notification-list-query.ts'

export type NewNotification = Pick<Notification, 'kind' | 'title' | 'url'> & {
  clientId: string
  /** Left out: everyone of the client. */
  userIds?: string[]
  exceptUserId?: string
}

/** One row per active person of the client: of the transaction's own client, or of any for staff. */
export async function insertNotifications(tx: Tx, one: NewNotification): Promise<string[]> {
  const users = one.userIds ? sql.param(one.userIds) : null
  const rows = await tx.execute<{ user_id: string }>(sql`
    select notify_client(${one.clientId}, ${one.kind}, ${one.title}, ${one.url}, ${users}::uuid[],
      ${one.exceptUserId ?? null}::uuid) as user_id`)
  return rows.map((row) => row.user_id)
}

/** How many are unread, counted up to `limit`. Row-level security leaves only the reader's own. */
export async function countUnread(
  tx: Tx,
  userId: string,
  clientId: string,
  limit: number,
): Promise<number> {
  const [row] = await tx.execute<{ total: number }>(sql`
    select count(*)::int as total from (select 1 from notifications
      where user_id = ${userId} and client_id = ${clientId} and read_at is null limit ${limit}) as found`)
  return row?.total ?? 0
}

/** One page and one row more: unread first, then newest first. */
export async function selectNotifications(
  tx: Tx,
  owner: { userId: string; clientId: string },
  page: { after?: NotificationCursor; before?: NotificationCursor },
): Promise<(Notification & { cursor: string })[]> {
  const backwards = page.before !== undefined
  const cursor = page.before ?? page.after
  const order = backwards ? sql`asc` : sql`desc`
  const past = cursor
    ? sql`((read_at is null), n.created_at, id) ${backwards ? sql`>` : sql`<`}
        (${cursor.unread}::boolean, ${cursor.value}::timestamptz, ${cursor.id}::uuid)`
    : sql`true`
  const rows = (await tx.execute(sql`
    select id, kind, title, url, to_json(read_at) #>> '{}' as read_at,
      to_json(n.created_at) #>> '{}' as created_at,
      to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as cursor
    from notifications as n
    where user_id = ${owner.userId} and client_id = ${owner.clientId} and ${past}
    order by (read_at is null) ${order}, n.created_at ${order}, id ${order}
    limit ${notificationsPerPage + 1}`)) as unknown as (Notification & { cursor: string })[]
  return backwards ? [...rows].reverse() : [...rows]
}

/** Removes what was read before a time, at most `limit`. For the owner. */
export async function deleteReadBefore(tx: Tx, before: Date, limit: number): Promise<number> {
  const rows = await tx.execute(sql`
    delete from notifications where id in (
      select id from notifications where read_at < ${before.toISOString()}
      order by read_at limit ${limit} for update skip locked)
    returning 1`)
  return rows.length
}

/** Marks as read what leads to a page, or to a part of it. */
export async function markOpened(
  tx: Tx,
  owner: { userId: string; clientId: string },
  path: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update notifications set read_at = ${now.toISOString()}
    where user_id = ${owner.userId} and client_id = ${owner.clientId} and read_at is null
      and split_part(url, '?', 1) = ${path}`)
}

/** Marks some or all as read. Returns how many were unread. */
export async function markRead(
  tx: Tx,
  owner: { userId: string; clientId: string },
  which: string[] | 'all',
  now: Date,
): Promise<number> {
  const chosen = which === 'all' ? sql`true` : sql`id = any(${sql.param(which)}::uuid[])`
  const rows = await tx.execute(sql`
    update notifications set read_at = ${now.toISOString()}
    where user_id = ${owner.userId} and client_id = ${owner.clientId} and read_at is null and ${chosen}
    returning id`)
  return rows.length
}
