import { type ExpressionBuilder, sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { list, typed } from '#app/platform/sql-helpers.server.ts'
import { mostCounted, type Taxonomy, type TermRow } from './taxonomy.ts'

type Sectors = Schema['sectors']
type Columns = Pick<
  Sectors,
  'id' | 'name' | 'slug' | 'is_active' | 'display_order' | 'updated_at' | 'created_at'
>
/**
 * The tables whose columns are the same as those of `sectors`; a table that differs is not
 * included.
 */
type AlikeTable = {
  [T in 'sectors' | 'capabilities' | 'content_types']: Schema[T] extends Columns ? T : never
}
const tables: AlikeTable = {
  sectors: 'sectors',
  capabilities: 'capabilities',
  content_types: 'content_types',
}

/**
 * The table of a taxonomy. All three have the same columns; the types use the first one for all.
 */
function tableOf(taxonomy: Taxonomy): 'sectors' {
  const name = taxonomy === 'content-types' ? tables.content_types : tables[taxonomy]
  return name as 'sectors'
}

type TermEb = ExpressionBuilder<Schema & { t: Sectors }, 't'>

const usesOf = {
  sectors: (eb: TermEb) =>
    eb
      .selectFrom('public_projects as u')
      .select(sql`1`.as('one'))
      .whereRef('u.sector_id', '=', 't.id'),
  capabilities: (eb: TermEb) =>
    eb
      .selectFrom('insight_capabilities as u')
      .select(sql`1`.as('one'))
      .whereRef('u.capability_id', '=', 't.id')
      .unionAll(
        eb
          .selectFrom('project_capabilities as v')
          .select(sql`1`.as('one'))
          .whereRef('v.capability_id', '=', 't.id'),
      ),
  'content-types': (eb: TermEb) =>
    eb
      .selectFrom('insights as u')
      .select(sql`1`.as('one'))
      .whereRef('u.content_type_id', '=', 't.id'),
} as const

const termsOf = (taxonomy: Taxonomy) =>
  db
    .selectFrom(`${tableOf(taxonomy)} as t`)
    .select((eb) => [
      ...(['t.id', 't.name', 't.slug', 't.is_active'] as const),
      sql<number>`(select count(*)::int from ${usesOf[taxonomy](eb).limit(mostCounted)} as u)`.as(
        'used',
      ),
    ])

/** All terms in order. */
export function selectTerms(tx: Tx, taxonomy: Taxonomy): Promise<TermRow[]> {
  return tx.all(termsOf(taxonomy).orderBy('t.display_order').orderBy('t.name').orderBy('t.id'))
}

/** One term, locked until the transaction ends, so that nothing starts to use it. */
export async function lockTerm(
  tx: Tx,
  taxonomy: Taxonomy,
  id: string,
): Promise<TermRow | undefined> {
  await tx.all(db.selectFrom(tableOf(taxonomy)).select('id').where('id', '=', id).forUpdate())
  return tx.first(termsOf(taxonomy).where('t.id', '=', id))
}

/** Which of the name and the slug another term has. */
export async function selectTaken(
  tx: Tx,
  taxonomy: Taxonomy,
  { id, name, slug }: { id: string | null; name: string; slug: string },
): Promise<{ name: boolean; slug: boolean }> {
  const row = await tx.first(
    db
      .selectFrom(`${tableOf(taxonomy)} as t`)
      .select((eb) => [
        sql<boolean>`coalesce(bool_or(lower(${eb.ref('t.name')}) = lower(${name})), false)`.as(
          'name',
        ),
        sql<boolean>`coalesce(bool_or(${eb.ref('t.slug')} = ${slug}), false)`.as('slug'),
      ])
      .where('t.id', 'is distinct from', id),
  )
  return row ?? { name: false, slug: false }
}

export async function insertTerm(
  tx: Tx,
  taxonomy: Taxonomy,
  { name, slug }: { name: string; slug: string },
): Promise<string> {
  const row = await tx.first(
    db
      .insertInto(tableOf(taxonomy))
      .columns(['name', 'slug', 'display_order'])
      .expression(
        db
          .selectFrom(tableOf(taxonomy))
          .select((eb) => [
            typed('text', name).as('name'),
            typed('text', slug).as('slug'),
            sql<number>`coalesce(max(${eb.ref('display_order')}), 0) + 1`.as('display_order'),
          ]),
      )
      .returning('id'),
  )
  return row?.id ?? ''
}

export async function updateTerm(
  tx: Tx,
  taxonomy: Taxonomy,
  id: string,
  { name, slug, is_active }: Pick<TermRow, 'name' | 'slug' | 'is_active'>,
): Promise<void> {
  await tx.run(
    db
      .updateTable(tableOf(taxonomy))
      .set({ name, slug, is_active, updated_at: sql<string>`now()` })
      .where('id', '=', id),
  )
}

/** @param ids all terms in their new order */
export async function orderTerms(tx: Tx, taxonomy: Taxonomy, ids: string[]): Promise<void> {
  const places = sql<{ term: string; nth: number }>`unnest(${list('uuid', ids)}) with ordinality`
  await tx.run(
    db
      .updateTable(`${tableOf(taxonomy)} as t`)
      .from(places.as<'o'>(sql`o(term, nth)`))
      .set((eb) => ({ display_order: sql<number>`${eb.ref('o.nth')}::int` }))
      .whereRef('t.id', '=', 'o.term')
      .where((eb) => eb('t.display_order', '!=', sql<number>`${eb.ref('o.nth')}::int`)),
  )
}

/** Locks the order of a taxonomy until the transaction ends. */
export async function lockOrder(tx: Tx, taxonomy: Taxonomy): Promise<void> {
  const key = `taxonomy ${taxonomy}`
  await tx.run(db.selectNoFrom(sql<void>`pg_advisory_xact_lock(hashtext(${key}))`.as('locked')))
}

export async function deleteTerm(tx: Tx, taxonomy: Taxonomy, id: string): Promise<void> {
  await tx.run(db.deleteFrom(tableOf(taxonomy)).where('id', '=', id))
}
