import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { mostCounted, type Shelf, type TermRow } from './taxonomy.ts'

const tables: Record<Shelf, SQL> = {
  sectors: sql`sectors`,
  capabilities: sql`capabilities`,
  'content-types': sql`content_types`,
}
const uses: Record<Shelf, SQL> = {
  sectors: sql`select 1 from public_projects p where p.sector_id = t.id`,
  capabilities: sql`select 1 from insight_capabilities l where l.capability_id = t.id
    union all select 1 from project_capabilities l where l.capability_id = t.id`,
  'content-types': sql`select 1 from insights i where i.content_type_id = t.id`,
}
const rowOf = (shelf: Shelf) => sql`t.id, t.name, t.slug, t.is_active,
  (select count(*)::int from (${uses[shelf]} limit ${mostCounted}) u) as used`

/** All of them, in their order. */
export async function selectTerms(tx: Tx, shelf: Shelf): Promise<TermRow[]> {
  const rows = await tx.execute(sql`
    select ${rowOf(shelf)} from ${tables[shelf]} t order by t.display_order, t.name, t.id`)
  return [...rows] as unknown as TermRow[]
}

/** One, held until the transaction ends: nothing new can be filed under it meanwhile. */
export async function holdTerm(tx: Tx, shelf: Shelf, id: string): Promise<TermRow | undefined> {
  await tx.execute(sql`select 1 from ${tables[shelf]} t where t.id = ${id} for update`)
  const [row] = await tx.execute(
    sql`select ${rowOf(shelf)} from ${tables[shelf]} t where t.id = ${id}`,
  )
  return row as TermRow | undefined
}

/** Which of its name and address another one has. */
export async function selectTaken(
  tx: Tx,
  shelf: Shelf,
  { id, name, slug }: { id: string | null; name: string; slug: string },
): Promise<{ name: boolean; slug: boolean }> {
  const [row] = await tx.execute(sql`
    select coalesce(bool_or(lower(t.name) = lower(${name})), false) as name,
      coalesce(bool_or(t.slug = ${slug}), false) as slug
    from ${tables[shelf]} t where t.id is distinct from ${id}::uuid`)
  return row as { name: boolean; slug: boolean }
}

export async function insertTerm(
  tx: Tx,
  shelf: Shelf,
  { name, slug }: { name: string; slug: string },
): Promise<string> {
  const [row] = await tx.execute<{ id: string }>(sql`
    insert into ${tables[shelf]} (name, slug, display_order)
    select ${name}, ${slug}, coalesce(max(display_order), 0) + 1 from ${tables[shelf]} returning id`)
  return row?.id ?? ''
}

export async function updateTerm(
  tx: Tx,
  shelf: Shelf,
  id: string,
  { name, slug, is_active }: Pick<TermRow, 'name' | 'slug' | 'is_active'>,
): Promise<void> {
  await tx.execute(sql`
    update ${tables[shelf]} set name = ${name}, slug = ${slug}, is_active = ${is_active}, updated_at = now()
    where id = ${id}`)
}

/** @param ids all of them, in their new order */
export async function orderTerms(tx: Tx, shelf: Shelf, ids: string[]): Promise<void> {
  await tx.execute(sql`
    update ${tables[shelf]} t set display_order = o.place::int
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as o (id, place)
    where t.id = o.id and t.display_order <> o.place::int`)
}

/** Lets nobody else change the order meanwhile. */
export async function holdShelf(tx: Tx, shelf: Shelf): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`taxonomy ${shelf}`}))`)
}

export async function deleteTerm(tx: Tx, shelf: Shelf, id: string): Promise<void> {
  await tx.execute(sql`delete from ${tables[shelf]} where id = ${id}`)
}
