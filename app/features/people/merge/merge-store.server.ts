import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, countRows, json } from '#app/platform/sql-helpers.server.ts'

/** Where the merges of people and those of organizations are stored; what both tables have is read here. */
type MergeTable = 'person_merges' | 'organisation_merges'

/** The number of notes and of tasks of a record, for the preview of its merge. */
export const countNotes = (of: 'person_id' | 'organisation_id', id: string) => ({
  notes: db
    .selectFrom('record_notes')
    .select(countRows().as('n'))
    .where(of, '=', id)
    .$asScalar()
    .$notNull(),
  tasks: db
    .selectFrom('record_tasks')
    .select(countRows().as('n'))
    .where(of, '=', id)
    .$asScalar()
    .$notNull(),
})

type Made<Row> = {
  kept: Row
  merged: Row
  by: { userId: string; fullName: string }
  now: Date
}

/** The values of a new merge that both tables have. */
export const newMerge = <Row extends { id: string }>({ kept, merged, by, now }: Made<Row>) => ({
  ...{ id: crypto.randomUUID(), kept_id: kept.id, merged_id: merged.id, created_at: now },
  ...{ merged: json(merged), kept_before: json(kept) },
  ...{ merged_by: by.userId, merged_by_name: by.fullName },
})

/**
 * Moves the earlier merges of one record to another one of its kind.
 * @param only the merges to move, those that are still there; all of them without it
 * @returns which were moved
 */
export async function moveMerges(
  tx: Tx,
  table: MergeTable,
  { from, to }: { from: string; to: string },
  only?: { merges: string[] },
): Promise<string[]> {
  const merges = db.updateTable(table).set({ kept_id: to }).where('kept_id', '=', from)
  const these = only ? merges.where('id', '=', anyOf(only.merges)) : merges
  return (await tx.all(these.returning('id'))).map(({ id }) => id)
}

export async function deleteMerge(tx: Tx, table: MergeTable, id: string): Promise<void> {
  await tx.run(db.deleteFrom(table).where('id', '=', id))
}

/** Where a record has gone that was merged. */
export async function selectKeptOf(
  tx: Tx,
  table: MergeTable,
  mergedId: string,
): Promise<string | undefined> {
  const merge = db
    .selectFrom(table)
    .select('kept_id')
    .where('merged_id', '=', mergedId)
    .orderBy('created_at', 'desc')
    .limit(1)
  return (await tx.first(merge))?.kept_id
}

/** Removes what can no longer be taken back; returns how many. */
export function deleteMergesBefore(tx: Tx, table: MergeTable, before: Date): Promise<number> {
  return tx.run(db.deleteFrom(table).where('created_at', '<=', before.toISOString()))
}
