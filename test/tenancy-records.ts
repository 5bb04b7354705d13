import type { Database } from '#app/platform/db.server.ts'
import type { Expectation, Owner, Row } from '#db/tenancy.data.ts'
import { sql } from './sql.ts'

/** A client user whose records have ids that are generated when they are first needed. */
export function ownerIn(clientId: string): Owner {
  const ids = new Map<string, string>()
  const of = (table: string) => {
    if (table === 'clients') return clientId
    const known = ids.get(table) ?? crypto.randomUUID()
    ids.set(table, known)
    return known
  }
  return { clientId, userId: of('auth_users'), of }
}

/** The name under which `seed` returns an owner's record of a table. */
export const recordOf = (owner: Owner, table: string) => `${table} ${owner.of(table)}`

/**
 * One record of each table for each owner; the owner named `withheld` gets those that only staff may
 * see.
 *
 * @param mark the text in the records, in place of 'x'
 */
export async function seed(
  db: Database,
  expectations: Record<string, Expectation>,
  owners: Record<string, Owner>,
  tables: Set<string>,
  mark: (who: string, table: string) => string = () => 'x',
): Promise<Map<string, Row>> {
  const seeded = new Map<string, Row>()
  await db.system(async (tx) => {
    for (const [name, expected] of Object.entries(expectations)) {
      if (!tables.has(name)) continue
      for (const [who, owner] of Object.entries(owners)) {
        const plain = expected.row(owner, owner.of(name))
        if (who === 'withheld') Object.assign(plain, expected.withheld?.(owner))
        const marked = Object.entries(plain).map(([column, value]) => [
          column,
          value === 'x' ? mark(who, name) : value,
        ])
        const row: Row = Object.fromEntries(marked)
        // People of one client share its row.
        if (name !== 'clients' || !seeded.has(recordOf(owner, name)))
          await tx.run(insertInto(name, row))
        seeded.set(recordOf(owner, name), row)
      }
    }
  })
  return seeded
}

export function insertInto(name: string, row: Row) {
  const columns = Object.keys(row).map((one) => sql.id(one))
  const values = Object.values(row).map((one) => sql`${one}`)
  return sql`insert into ${sql.id(name)} (${sql.join(columns, sql`, `)}) values (${sql.join(values, sql`, `)})`
}
