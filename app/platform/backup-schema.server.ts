import { quote, type Sql } from './sql-tag.server.ts'

export interface Table {
  schema: string
  name: string
  columns: string[]
}

export interface Sequence {
  schema: string
  name: string
  value: string
}

export interface AppliedMigration {
  version: number
  name: string
  checksum: string
}

/**
 * Every table that has data of its own; partitions count under their parent's name. The list of
 * migrations is left out: it says which code the data belongs to.
 */
export async function listTables(sql: Sql): Promise<Table[]> {
  return await sql<Table[]>`
    select n.nspname as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
      and not (n.nspname = 'public' and c.relname = 'schema_migrations')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by 1, 2 order by 1, 2`
}

/** Every sequence that has been used, with its last number. */
export async function listSequences(sql: Sql): Promise<Sequence[]> {
  return await sql<Sequence[]>`
    select schemaname as schema, sequencename as name, last_value::text as value
    from pg_sequences where schemaname in ('public', 'pgboss') and last_value is not null
    order by 1, 2`
}

/** The migrations that were applied to a database; none if it was never migrated. */
export async function listMigrations(sql: Sql): Promise<AppliedMigration[]> {
  const [found] = await sql`select to_regclass('public.schema_migrations') is not null as yes`
  if (!found?.yes) return []
  return await sql<AppliedMigration[]>`
    select version, name, checksum from public.schema_migrations order by version`
}

/**
 * Lets rows be inserted in any order, exactly as they were: foreign keys are checked at the end, and
 * our own triggers, which would change or refuse rows, are off.
 *
 * @returns a function that checks all foreign keys and restores everything, in the same transaction
 */
export async function suspendRules(sql: Sql): Promise<() => Promise<void>> {
  const keys = await sql<{ schema: string; table: string; name: string }[]>`
    select n.nspname as schema, c.relname as table, k.conname as name
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and not k.condeferrable
      and n.nspname in ('public', 'pgboss')`
  const triggers = await sql<{ schema: string; table: string; name: string; state: string }[]>`
    select n.nspname as schema, c.relname as table, t.tgname as name, t.tgenabled as state
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and t.tgparentid = 0 and t.tgenabled in ('O', 'A')
      and n.nspname in ('public', 'pgboss')`
  const alterKeys = async (how: string) => {
    for (const { schema, table, name } of keys) {
      await sql.unsafe(`alter table ${quote(schema, table)} alter constraint ${quote(name)} ${how}`)
    }
  }
  await alterKeys('deferrable initially deferred')
  for (const { schema, table, name } of triggers) {
    await sql.unsafe(`alter table ${quote(schema, table)} disable trigger ${quote(name)}`)
  }
  await sql`set constraints all deferred`
  return async () => {
    await sql`set constraints all immediate`
    await alterKeys('not deferrable')
    for (const { schema, table, name, state } of triggers) {
      const how = state === 'A' ? 'enable always' : 'enable'
      await sql.unsafe(`alter table ${quote(schema, table)} ${how} trigger ${quote(name)}`)
    }
  }
}
