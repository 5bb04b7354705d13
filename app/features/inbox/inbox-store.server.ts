import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { keyset } from '#app/platform/keyset.server.ts'
import type { ListQuery } from '#app/platform/keyset.ts'
import type { Quarantined, QuarantinedRow } from './inbox.ts'

/** As it is stored. */
export type StoredQuarantined = Omit<Quarantined, 'entries' | 'file'> & {
  payload: Record<string, unknown>
}

export type QuarantineQuery = ListQuery<'created_at'>

const rowColumns = sql`id, form, sender_name, sender_email, reasons, to_json(created_at) #>> '{}' as created_at`

/** One page of what waits, and one row more. */
export async function selectQuarantined(tx: Tx, query: QuarantineQuery, limit: number) {
  const { past, order, cursor, turn } = keyset(query, sql`held_submissions.created_at`, sql`id`)
  const rows = (await tx.execute(sql`
    select ${rowColumns}, ${cursor} as cursor from held_submissions
    where state = 'held' and ${past} order by ${order} limit ${limit}`)) as unknown as (QuarantinedRow & {
    cursor: string
  })[]
  return turn(rows)
}

/** How many wait, counted up to `limit`. */
export async function countQuarantined(tx: Tx, limit: number): Promise<number> {
  const [row] = await tx.execute<{ total: number }>(sql`
    select count(*)::int as total from (select 1 from held_submissions where state = 'held' limit ${limit}) as waiting`)
  return row?.total ?? 0
}

export async function selectOneQuarantined(
  tx: Tx,
  id: string,
): Promise<StoredQuarantined | undefined> {
  const [row] = (await tx.execute(sql`
    select ${rowColumns}, payload, consent_text, consent_page, to_json(consent_at) #>> '{}' as consent_at
    from held_submissions where id = ${id} and state = 'held'`)) as unknown as StoredQuarantined[]
  return row
}

export async function isDecided(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from held_submissions where id = ${id} and state <> 'held'`,
  )
  return rows.length > 0
}

/** Marks it as decided and empties it; false when somebody was faster. */
export async function decideQuarantined(
  tx: Tx,
  id: string,
  state: 'released' | 'discarded',
  userId: string,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    update held_submissions set state = ${state}, payload = '{}', sender_name = '', sender_email = '', decided_by = ${userId}, decided_at = now()
    where id = ${id} and state = 'held' returning id`)
  return rows.length === 1
}

export async function deleteDecided(tx: Tx, before: Date): Promise<void> {
  await tx.execute(
    sql`delete from held_submissions where state <> 'held' and decided_at < ${before.toISOString()}`,
  )
}
