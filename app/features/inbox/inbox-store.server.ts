import { sql } from 'kysely'
import { listSource } from '#app/lists/list-source.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso, iso, json, jsonAs } from '#app/platform/sql-helpers.server.ts'
import type { Quarantined } from './inbox.ts'

/** A submission as it is stored. */
export type StoredQuarantined = Omit<Quarantined, 'entries' | 'file'> & {
  payload: Record<string, unknown>
}

const rowColumns = ['s.id', 's.form', 's.sender_name', 's.sender_email', 's.reasons'] as const

/** The submissions that wait for a decision. */
export const quarantineSource = () =>
  listSource({
    table: db.selectFrom('held_submissions as s'),
    as: 's',
    filters: (eb) => [eb('s.state', '=', 'held')],
    rows: (from) =>
      from.select((eb) => [...rowColumns, iso(eb.ref('s.created_at')).as('created_at')]),
    text: null,
    sorts: { created_at: 's.created_at' },
  })

/** One submission that waits for a decision. */
export function selectQuarantined(tx: Tx, id: string): Promise<StoredQuarantined | undefined> {
  return tx.first(
    db
      .selectFrom('held_submissions as s')
      .select((eb) => [
        ...rowColumns,
        ...(['s.consent_text', 's.consent_page'] as const),
        iso(eb.ref('s.created_at')).as('created_at'),
        // A released record keeps the time at which its sender agreed.
        exactIso(eb.ref('s.consent_at')).as('consent_at'),
        jsonAs<Record<string, unknown>>(eb.ref('s.payload')).as('payload'),
      ])
      .where('s.id', '=', id)
      .where('s.state', '=', 'held'),
  )
}

export async function isDecided(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.first(
    db
      .selectFrom('held_submissions')
      .select('id')
      .where('id', '=', id)
      .where('state', '!=', 'held'),
  )
  return row !== undefined
}

/**
 * Stores the decision and clears the payload. Returns false when somebody has decided it already.
 */
export async function decideQuarantined(
  tx: Tx,
  id: string,
  state: 'released' | 'discarded',
  userId: string,
): Promise<boolean> {
  const decided = await tx.run(
    db
      .updateTable('held_submissions')
      .set({
        state,
        payload: json({}),
        sender_name: '',
        sender_email: '',
        decided_by: userId,
        decided_at: sql<string>`now()`,
      })
      .where('id', '=', id)
      .where('state', '=', 'held'),
  )
  return decided === 1
}

export async function deleteDecided(tx: Tx, before: Date): Promise<void> {
  await tx.run(
    db
      .deleteFrom('held_submissions')
      .where('state', '!=', 'held')
      .where('decided_at', '<', before.toISOString()),
  )
}
