import { type Actor, type Role, visitor } from '#app/platform/actor.ts'
import type { Database, Tx } from '#app/platform/db.server.ts'
import {
  actors,
  type Expectation,
  type Owner,
  type Row,
  reaches,
  type Scope,
} from '#db/tenancy.data.ts'
import { sql } from '#test/sql.ts'
import { insertInto, ownerIn, recordOf, seed } from './tenancy-records.ts'

export const operations = ['select', 'insert', 'update', 'delete'] as const
export const requestRoles = ['unordin_request', 'unordin_staff'] as const
export type Planted = Awaited<ReturnType<typeof plantTenancy>>
export type Tenancy = Awaited<ReturnType<Planted['probe']>>

type Operation = (typeof operations)[number]
type ActorName = (typeof actors)[number]
type Columns = Record<Operation, Record<(typeof requestRoles)[number], string[]>>
type Table = { columns: string[]; key: string[]; may: Columns }
/** Who acts, and which records are their own, a colleague's, a stranger's. */
type Cast = { actor: Actor; owners: Record<Scope, Owner>; inserting: Owner }

/** Two clients with people, and one record of each table for each of them. */
export async function plantTenancy(db: Database, expectations: Record<string, Expectation>) {
  const cast = castOf()
  const tables = await readTables(db)
  const seeded = await seed(db, expectations, cast.owners, new Set(tables.keys()))
  return {
    /** The questions who may reach which, by the tables and rights of now. No change is kept. */
    probe: async () => probeOf({ db, expectations, cast, seeded, tables: await readTables(db) }),
  }
}

type Probed = {
  db: Database
  expectations: Record<string, Expectation>
  cast: ReturnType<typeof castOf>
  seeded: Map<string, Row>
  tables: Map<string, Table>
}

function probeOf({ db, expectations, cast, seeded, tables }: Probed) {
  const count = { cases: 0, leaks: 0 }

  /** The differences from the expectation of one table, a sentence each. */
  async function check(name: string): Promise<string[]> {
    const [expected, table] = [expectations[name], tables.get(name)]
    if (!expected || !table) return [`${name} is no table with an expectation`]
    const faults: string[] = []
    for (const [at, who] of actors.entries()) {
      const { actor, owners, inserting } = cast.of(who)
      await db
        .as(actor, async (tx) => {
          for (const operation of operations) {
            for (const scope of reaches.all) {
              if (scope === 'withheld' && !expected.withheld) continue
              const owner = operation === 'insert' && scope === 'mine' ? inserting : owners[scope]
              const row =
                operation === 'insert'
                  ? newRow(expected, owner, scope)
                  : seeded.get(recordOf(owners[scope], name))
              const may = await attempt(tx, { name, table, operation, row: row ?? {}, actor })
              const should = (reaches[expected[operation][at] ?? '-'] as readonly Scope[]).includes(
                scope,
              )
              count.cases += 1
              if (may && !should) count.leaks += 1
              if (may !== should)
                faults.push(
                  `${may ? 'LEAK' : 'LOST'}: ${who} ${may ? 'may' : 'may not'} ${operation} ${name} of scope ${scope}`,
                )
            }
          }
          throw new RolledBack()
        })
        .catch(passOver)
    }
    return faults
  }

  /** The differences between the columns that the request role may use and the expectation. */
  async function checkColumns(name: string): Promise<string[]> {
    const [expected, table] = [expectations[name], tables.get(name)]
    if (!expected || !table) return [`${name} is no table with an expectation`]
    const { hidden = [], read, added, changed } = expected.columns ?? {}
    const reached = (operation: Operation) =>
      expected[operation].slice(0, -1).some((reach) => reach !== '-')
    const all = table.columns
    const should = {
      select: read ?? (reached('select') ? all.filter((one) => !hidden.includes(one)) : []),
      insert: added ?? (reached('insert') ? all : []),
      update: changed ?? (reached('update') ? all : []),
    }
    const words = { select: 'read', insert: 'add', update: 'change' }
    return (['select', 'insert', 'update'] as const).flatMap((operation) => {
      const may = table.may[operation].unordin_request
      const extra = may.filter((one) => !should[operation].includes(one))
      const missing = should[operation].filter((one) => !may.includes(one))
      count.cases += all.length
      count.leaks += extra.length
      return [
        ...extra.map((one) => `${name}: unordin_request may ${words[operation]} ${one}`),
        ...missing.map((one) => `${name}: unordin_request may not ${words[operation]} ${one}`),
      ]
    })
  }

  return {
    tables: [...tables.keys()].sort(),
    check,
    checkColumns,
    get cases() {
      return count.cases
    },
    get leaks() {
      return count.leaks
    },
  }
}

class RolledBack extends Error {}
const passOver = (error: unknown) => {
  if (!(error instanceof RolledBack)) throw error
}

function castOf() {
  const [ours, theirs] = [crypto.randomUUID(), crypto.randomUUID()]
  const people = {
    visitor: ownerIn(ours),
    client_user: ownerIn(ours),
    client_admin: ownerIn(ours),
    'viewing staff': ownerIn(ours),
    staff: ownerIn(ours),
  }
  const [colleague, stranger, withheld] = [ownerIn(ours), ownerIn(theirs), ownerIn(ours)]
  const roles: Record<ActorName, Role> = {
    visitor: 'client_user',
    client_user: 'client_user',
    client_admin: 'client_admin',
    'viewing staff': 'client_admin',
    staff: 'admin',
  }
  return {
    owners: { ...people, colleague, stranger, withheld },
    of(who: ActorName): Cast {
      const mine = people[who]
      const user: Actor = {
        kind: 'user',
        userId: mine.userId ?? '',
        sessionId: crypto.randomUUID(),
        email: 'a@example.org',
        fullName: 'A',
        role: roles[who],
        clientId: who === 'staff' ? null : ours,
        ...(who === 'viewing staff' ? { viewing: true as const } : {}),
      }
      return {
        actor: who === 'visitor' ? visitor : user,
        owners: { mine, colleague, foreign: stranger, withheld },
        // A row that a visitor adds contains nobody's id.
        inserting: who === 'visitor' ? { ...mine, userId: null } : mine,
      }
    },
  }
}

async function readTables(db: Database): Promise<Map<string, Table>> {
  const grants = (operation: string) => sql`(
    select json_object_agg(r, array(select a.attname::text from pg_attribute a where a.attrelid = c.oid
      and a.attnum > 0 and not a.attisdropped and has_column_privilege(r, c.oid, a.attnum, ${operation}) order by a.attnum))
    from unnest(${requestRoles}::text[]) r)`
  const rows = await db.owner.all(sql<Table & { name: string }>`
    select t.tablename::text as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped order by (a.attgenerated <> '')::int, a.attnum) as columns,
      array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      json_build_object('select', ${grants('select')}, 'insert', ${grants('insert')}, 'update', ${grants('update')}) as may
    from pg_tables t join pg_class c on c.relname = t.tablename and c.relnamespace = 'public'::regnamespace
    where t.schemaname = 'public'`)
  return new Map(rows.map(({ name, columns, key, may }) => [name, { columns, key, may }]))
}

function newRow(expected: Expectation, owner: Owner, scope: Scope): Row {
  const row = expected.row(owner, crypto.randomUUID())
  return scope === 'withheld' ? { ...row, ...expected.withheld?.(owner) } : row
}

type Attempt = { name: string; table: Table; operation: Operation; row: Row; actor: Actor }

/** Whether PostgreSQL allows it. A refusal for a reason other than rights counts as allowed. */
async function attempt(tx: Tx, { name, table, operation, row, actor }: Attempt): Promise<boolean> {
  const role = actor.kind === 'user' && actor.role === 'admin' ? 'unordin_staff' : 'unordin_request'
  const here = sql.join(
    table.key.map((one) => sql`${sql.id(one)} = ${row[one]}`),
    sql` and `,
  )
  const given = operation === 'delete' ? [] : table.may[operation][role]
  const statement = () => {
    const target = sql.id(name)
    if (operation === 'select') return sql`select 1 from ${target} where ${here}`
    if (operation === 'delete') return sql`delete from ${target} where ${here}`
    if (operation === 'update') {
      const column = sql.id(given[0] ?? table.columns.at(-1) ?? '')
      // A column that can be changed but not read is set to its default.
      const readable = table.may.select[role].includes(given[0] ?? '')
      return sql`update ${target} set ${column} = ${readable ? column : sql`default`} where ${here}`
    }
    // Columns that the role may not write get their default, so that only the policy decides.
    const kept = Object.entries(row).filter(([one]) => given.length === 0 || given.includes(one))
    return insertInto(name, Object.fromEntries(kept))
  }
  let done = false
  try {
    await tx.transaction(async (inner) => {
      const count = await inner.run(statement())
      done = operation === 'insert' || count > 0
      throw new RolledBack()
    })
  } catch (error) {
    if (error instanceof RolledBack) return done
    const { code, message } = error as Error & { code?: string }
    if (code === '42501') return false
    // Unique, not-null and foreign-key constraints are checked after row-level security.
    if (['23505', '23502', '23503', '23001'].includes(code ?? '')) return true
    throw new Error(`${operation} ${name}: ${message}`)
  }
  return done
}
