import type { Sql } from '#app/platform/sql-tag.server.ts'

/** A column of a table or view, or of the rows that a function returns. */
export interface Column {
  name: string
  /** PostgreSQL's name of the type, such as `int4` or `_text`. */
  type: string
  isNullable: boolean
  /** May be left out of an insert. */
  hasDefault: boolean
  /** Written only by PostgreSQL. */
  isComputed: boolean
  /** The texts that a check constraint allows. */
  oneOf?: string[]
}

export interface Table {
  name: string
  columns: Column[]
}

export interface DatabaseFunction {
  name: string
  parameters: { name: string; type: string; isOptional: boolean }[]
  /** What a call returns: nothing, one value, or rows. */
  result: { kind: 'void' } | { kind: 'value' | 'values'; type: string } | Rows
}
type Rows = { kind: 'rows'; columns: { name: string; type: string }[] }

export interface Catalogue {
  tables: Table[]
  functions: DatabaseFunction[]
}

/** Reads the public schema of a migrated database. */
export async function readCatalogue(sql: Sql): Promise<Catalogue> {
  return { tables: await readTables(sql), functions: await readFunctions(sql) }
}

async function readTables(sql: Sql): Promise<Table[]> {
  const columns = await sql<(Column & { table: string })[]>`
    select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as "isNullable",
      a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attgenerated <> '' or a.attidentity = 'a' as "isComputed"
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
    order by c.relname collate "C", a.attname collate "C"`
  const checks = await sql<{ table: string; text: string }[]>`
    select c.relname as table, pg_get_constraintdef(k.oid) as text
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'c' and k.connamespace = 'public'::regnamespace`
  const allowed = new Map(checks.flatMap(({ table, text }) => allowedTexts(table, text)))
  const tables = Map.groupBy(columns, ({ table }) => table)
  return [...tables].map(([name, own]) => ({
    name,
    columns: own.map(({ table, ...one }) => ({
      ...one,
      oneOf: allowed.get(`${table}.${one.name}`),
    })),
  }))
}

/** The values that a check like `status in ('open', 'closed')` allows, by table and column. */
function allowedTexts(table: string, text: string): [string, string[]][] {
  const [, column, list] = text.match(/^CHECK \(\("?(\w+)"? = ANY \(ARRAY\[(.+)\]\)\)\)$/) ?? []
  const values = list?.match(/'(?:[^']|'')*'::text/g)
  if (!column || !values || values.join(', ') !== list) return []
  return [[`${table}.${column}`, values.map((one) => one.slice(1, -7).replaceAll("''", "'"))]]
}

type Proc = {
  name: string
  isSet: boolean
  returns: string
  table: string | null
  names: string[] | null
  modes: string[] | null
  types: string[]
  defaults: number
}

async function readFunctions(sql: Sql): Promise<DatabaseFunction[]> {
  const rows = await sql<Proc[]>`
    select p.proname as name, p.proretset as "isSet", t.typname as returns,
      (select c.relname from pg_class c where c.oid = t.typrelid) as table,
      p.proargnames as names, p.proargmodes::text[] as modes, p.pronargdefaults as defaults,
      array(select x.typname::text from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]))
        with ordinality as u(oid, place) join pg_type x on x.oid = u.oid order by place) as types
    from pg_proc p join pg_type t on t.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and t.typname <> 'trigger' and not exists (
      select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by p.proname collate "C"`
  return rows.map(functionOf)
}

function functionOf({ name, isSet, returns, names, modes, types, defaults }: Proc) {
  const all = types.map((type, place) => ({
    name: names?.[place] ?? `argument_${place + 1}`,
    type,
    mode: modes?.[place] ?? 'i',
  }))
  const inputs = all.filter(({ mode }) => mode === 'i' || mode === 'b')
  const parameters = inputs.map((one, place) => ({
    ...{ name: one.name, type: one.type },
    isOptional: place >= inputs.length - defaults,
  }))
  const columns = all
    .filter(({ mode }) => mode === 't' || mode === 'o' || mode === 'b')
    .map((one) => ({ name: one.name, type: one.type }))
  return { name, parameters, result: resultOf(returns, isSet, columns) }
}

function resultOf(returns: string, isSet: boolean, columns: Rows['columns']) {
  if (returns === 'void') return { kind: 'void' as const }
  if (columns.length > 1 || (columns.length > 0 && isSet)) return { kind: 'rows' as const, columns }
  return { kind: isSet ? ('values' as const) : ('value' as const), type: returns }
}
