import { sql } from 'kysely'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, countRows, exactIso, iso, json, jsonAs } from '#app/platform/sql-helpers.server.ts'
import type { NoticeValues } from './notice-form.ts'
import {
  type Affected,
  historyDays,
  isOver,
  type Notice,
  type NoticeStatus,
  type NoticeUpdate,
  noticesMost,
  updatesMost,
} from './status.ts'

const notices = db
  .selectFrom('status_notices as n')
  .select(['n.id', 'n.kind', 'n.title', 'n.status'])
  .select((eb) => [
    jsonAs<Affected>(eb.ref('n.affected')).as('affected'),
    iso(eb.ref('n.starts_at')).as('starts_at'),
    iso(eb.ref('n.ends_at')).as('ends_at'),
    iso(eb.ref('n.closed_at')).as('closed_at'),
    exactIso(eb.ref('n.updated_at')).as('updated_at'),
  ])

/** What is open, and what was closed in the days of the history, newest first. */
export async function selectBoard(tx: Reader): Promise<Notice[]> {
  const since = sql<string>`now() - make_interval(days => ${historyDays}::int)`
  const open = notices.where('n.is_open', '=', true).orderBy('n.starts_at', 'desc')
  const closed = notices.where('n.closed_at', '>', since).orderBy('n.closed_at', 'desc')
  const both = await Promise.all([
    tx.all(open.orderBy('n.id', 'desc').limit(noticesMost)),
    tx.all(closed.orderBy('n.id', 'desc').limit(noticesMost)),
  ])
  return both.flat()
}

/** The updates of several notices by the notice, newest first. */
export async function selectUpdates(
  tx: Reader,
  ids: string[],
): Promise<Map<string, NoticeUpdate[]>> {
  const updates = db
    .selectFrom('status_updates as u')
    .select(['u.id', 'u.notice_id', 'u.status', 'u.text'])
    .select((eb) => iso(eb.ref('u.created_at')).as('created_at'))
    .where('u.notice_id', '=', anyOf(ids))
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(noticesMost * updatesMost)
  const rows = ids.length > 0 ? await tx.all(updates) : []
  return Map.groupBy(rows, ({ notice_id }) => notice_id)
}

export const selectNotice = (tx: Reader, id: string): Promise<Notice | undefined> =>
  tx.first(notices.where('n.id', '=', id))

/** Until the transaction ends, nobody else changes the notice. */
export const lockNotice = (tx: Tx, id: string): Promise<Notice | undefined> =>
  tx.first(notices.where('n.id', '=', id).forUpdate())

const row = ({ title, status, affected, startsAt, endsAt }: NoticeValues) => ({
  ...{ title, status, affected: json(affected), starts_at: startsAt, ends_at: endsAt },
  closed_at: isOver(status) ? sql<string>`now()` : null,
})

export async function insertNotice(tx: Tx, id: string, values: NoticeValues): Promise<void> {
  await tx.run(db.insertInto('status_notices').values({ id, kind: values.kind, ...row(values) }))
}

/** What is over stays so since it was closed first. */
export async function updateNotice(tx: Tx, id: string, values: NoticeValues): Promise<void> {
  const { closed_at, ...fields } = row(values)
  const changed = db
    .updateTable('status_notices')
    .set(fields)
    .set((eb) => ({
      closed_at: closed_at && eb.fn.coalesce('status_notices.closed_at', closed_at),
    }))
  await tx.run(changed.where('id', '=', id))
}

type NewUpdate = { id: string; noticeId: string; status: NoticeStatus; text: string }

export async function insertUpdate(tx: Tx, update: NewUpdate, author_id: string): Promise<void> {
  const { id, noticeId: notice_id, status, text } = update
  await tx.run(db.insertInto('status_updates').values({ id, notice_id, status, text, author_id }))
}

export async function deleteNotice(tx: Tx, id: string): Promise<void> {
  await tx.run(db.deleteFrom('status_notices').where('id', '=', id))
}

/** How many are open. */
export async function countOpen(tx: Tx): Promise<number> {
  const counted = db.selectFrom('status_notices').where('is_open', '=', true)
  return (await tx.first(counted.select(countRows().as('open'))))?.open ?? 0
}
