import { sql } from 'kysely'
import { builtOnce } from '#app/platform/built-once.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rowsFrom } from '#app/platform/sql-functions.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'
import { requireOneOf, withValues } from '#app/platform/typed-queries.server.ts'
import { type FoundRecord, type PaletteKind, paletteKinds } from './palette.ts'
import type { Asked } from './palette-query.ts'

/**
 * @param alike also similar names, where nothing is found
 * @param most of each kind
 */
export async function selectFound(
  tx: Tx,
  asked: readonly Asked[],
  alike: boolean,
  most: number,
): Promise<FoundRecord[]> {
  const given = {
    kinds: asked.map(({ kind }) => kind as string),
    phrases: asked.map(({ phrase }) => phrase),
    statuses: asked.map(({ status }) => status ?? ''),
    also_alike: alike,
    most,
  }
  return readFound(await tx.all(columnsOf(rowsFrom('palette_search', given, 'f'))))
}

/** The records that the actor has opened last. */
export async function selectRecent(tx: Tx, most: number): Promise<FoundRecord[]> {
  return readFound(await tx.all(columnsOf(rowsFrom('palette_recent', { most }, 'f'))))
}

const columnsOf = (rows: ReturnType<typeof rowsFrom<'palette_search', 'f'>>) =>
  db
    .selectFrom(rows)
    .select(['f.kind', 'f.id', 'f.title', 'f.note', 'f.status', 'f.weight', 'f.tier'])
    .select((eb) => iso(eb.ref('f.at')).as('at'))

type FoundRow = Awaited<ReturnType<ReturnType<typeof columnsOf>['execute']>>[number]

const readFound = (rows: FoundRow[]): FoundRecord[] =>
  withValues(rows, 'kind', 'id', 'title', 'at', 'weight', 'tier').map((row) => ({
    ...row,
    kind: requireOneOf(paletteKinds, row.kind),
  }))

/** Notes that the record was opened now. */
export const openedNow = builtOnce((given: { userId: string; kind: PaletteKind; id: string }) =>
  db
    .insertInto('opened_records')
    .values({ user_id: given.userId, kind: given.kind, record_id: given.id })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'record_id'])
        .doUpdateSet({ opened_at: sql<string>`now()` }),
    ),
)

/** Deletes all but the last ones. */
export const olderDeleted = builtOnce((given: { userId: string; kept: number }) => {
  const beyond = db
    .selectFrom('opened_records')
    .select('opened_at')
    .where('user_id', '=', given.userId)
    .orderBy('opened_at', 'desc')
    .offset(given.kept)
    .limit(1)
  return db
    .deleteFrom('opened_records')
    .where('user_id', '=', given.userId)
    .where('opened_at', '<=', beyond)
})
