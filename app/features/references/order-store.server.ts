import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { list } from '#app/platform/sql-helpers.server.ts'

/** Tables whose rows have a place in one order. */
export type OrderedTable = 'client_references' | 'team_members'

/** What is used here of the first table the second one has too; the types use it for both. */
const tableOf = (table: OrderedTable) => table as 'client_references'

/** Locks a row until the transaction ends. */
export async function lockRow(tx: Tx, table: OrderedTable, id: string): Promise<void> {
  await tx.run(db.selectFrom(tableOf(table)).select('id').where('id', '=', id).forUpdate())
}

export async function deleteRow(tx: Tx, table: OrderedTable, id: string): Promise<void> {
  await tx.run(db.deleteFrom(tableOf(table)).where('id', '=', id))
}

/** The place of a new row, at the end. */
export function placeAtEnd(table: OrderedTable) {
  const last = db.selectFrom(tableOf(table)).select((eb) => eb.fn.max('display_order').as('last'))
  return sql<number>`coalesce(${last}, 0) + 1`
}

/** All ids in their order; nobody else changes the order until the transaction ends. */
export async function holdOrder(tx: Tx, table: OrderedTable): Promise<string[]> {
  const lock = sql<void>`pg_advisory_xact_lock(hashtext(${table}))`
  await tx.run(db.selectNoFrom(lock.as('locked')))
  const rows = await tx.all(
    db.selectFrom(tableOf(table)).select('id').orderBy('display_order').orderBy('id'),
  )
  return rows.map(({ id }) => id)
}

/** @param ids all rows in their new order */
export async function updateOrder(tx: Tx, table: OrderedTable, ids: string[]): Promise<void> {
  const places = sql<{ moved: string; nth: number }>`unnest(${list('uuid', ids)}) with ordinality`
  await tx.run(
    db
      .updateTable(`${tableOf(table)} as t`)
      .from(places.as<'o'>(sql`o(moved, nth)`))
      .set((eb) => ({ display_order: sql<number>`${eb.ref('o.nth')}::int` }))
      .whereRef('t.id', '=', 'o.moved')
      .where((eb) => eb('t.display_order', '!=', sql<number>`${eb.ref('o.nth')}::int`)),
  )
}
