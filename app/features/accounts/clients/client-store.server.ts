import { sql } from 'kysely'
import { containing } from '#app/lists/list-search.server.ts'
import type { TableEb } from '#app/lists/list-source.server.ts'
import { builtOnce } from '#app/platform/built-once.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { call } from '#app/platform/sql-functions.server.ts'
import { exactIso, small, typed } from '#app/platform/sql-helpers.server.ts'
import type { ClientChoice, ClientEdit, ClientInput, ClientRow } from './client.ts'

const choices = 100

type ClientEb = TableEb<'clients', 'c'>

/** What staff see of a client. */
export const clientColumns = (eb: ClientEb) => [
  ...(['c.id', 'c.name', 'c.company_name', 'c.contact_email', 'c.contact_phone'] as const),
  ...(['c.notes', 'c.status', 'c.user_count'] as const),
  exactIso(eb.ref('c.created_at')).as('created_at'),
  exactIso(eb.ref('c.updated_at')).as('updated_at'),
]

/** What is searched: the expression of the index clients_search. */
export const clientText = (eb: ClientEb) =>
  sql<string>`lower(${eb.ref('c.name')} || ' ' || coalesce(${eb.ref('c.company_name')}, '')
    || ' ' || coalesce(${eb.ref('c.contact_email')}, ''))`

const clientRows = db.selectFrom('clients as c').select(clientColumns)

export function selectClientRow(tx: Tx, id: string): Promise<ClientRow | undefined> {
  return tx.first(clientRows.where('c.id', '=', id))
}

/** The client, locked until the transaction ends. */
export function selectClientForUpdate(tx: Tx, id: string): Promise<ClientRow | undefined> {
  return tx.first(clientRows.where('c.id', '=', id).forUpdate())
}

const entered = ({ name, company_name, contact_email, contact_phone, notes }: ClientInput) => ({
  name,
  company_name,
  contact_email,
  contact_phone,
  notes,
})

export async function insertNewClient(tx: Tx, client: ClientInput): Promise<string> {
  const row = await tx.first(
    db
      .insertInto('clients')
      .values({ ...entered(client), status: 'active' })
      .returning('id'),
  )
  if (!row) throw new Error('insert returned no row')
  return row.id
}

export async function updateClientRow(tx: Tx, id: string, client: ClientEdit): Promise<void> {
  await tx.run(
    db
      .updateTable('clients')
      .set({ ...entered(client), status: client.status })
      .where('id', '=', id),
  )
}

/** Signs every person of a client out, but for staff. */
export async function endClientSessions(tx: Tx, id: string): Promise<void> {
  await tx.run(call('end_client_sessions', { client: id }))
}

/**
 * The clients to choose from, by name: as many as a select can list, and always the chosen one. A search
 * leaves out what it does not find.
 */
export async function selectClientChoice(
  tx: Tx,
  search: string,
  chosen: string | null,
): Promise<ClientChoice> {
  const named = db.selectFrom('clients as c').select(['c.id', 'c.name', 'c.company_name'])
  const found = named
    .$if(search !== '', (q) => q.where(clientText, 'like', containing(search)))
    .orderBy((eb) => eb.fn('lower', ['c.name']))
    .orderBy('c.id')
    .limit(choices + 1)
  const rows = await tx.all(
    db
      .selectFrom(found.as('f'))
      .select(['f.id', 'f.name', 'f.company_name', sql<boolean>`true`.as('listed')])
      .unionAll(
        named.select(sql<boolean>`false`.as('listed')).where('c.id', '=', typed('uuid', chosen)),
      ),
  )
  const listed = rows.filter((row) => row.listed)
  const options = listed.slice(0, choices)
  const kept = rows.find((row) => !row.listed)
  if (kept && !options.some(({ id }) => id === kept.id)) options.unshift(kept)
  return {
    options: options.map(({ id, name, company_name }) => ({ id, name, company_name })),
    more: search !== '' || listed.length > choices,
  }
}

/** The client of the account with this address, else one with this address or name. */
export async function selectLikelyClient(
  tx: Tx,
  email: string,
  company: string,
): Promise<string | undefined> {
  const name = company.trim()
  const found = await tx.first(
    db
      .selectFrom('profiles')
      .select(['client_id as id', sql<number>`1`.as('rank')])
      .where((eb) => eb.fn('lower', ['email']), '=', small(email))
      .where('client_id', 'is not', null)
      .unionAll(
        db
          .selectFrom('clients as c')
          .select(['c.id', sql<number>`2`.as('rank')])
          .where((eb) =>
            eb.or([
              eb(sql`lower(coalesce(${eb.ref('c.contact_email')}, ''))`, '=', small(email)),
              ...(name
                ? [
                    eb(eb.fn('lower', ['c.name']), '=', small(name)),
                    eb(sql`lower(coalesce(${eb.ref('c.company_name')}, ''))`, '=', small(name)),
                  ]
                : []),
            ]),
          ),
      )
      .orderBy('rank')
      .limit(1),
  )
  return found?.id ?? undefined
}

/** The name a client is shown by: its company, else its own. */
export async function selectClientName(tx: Tx, clientId: string): Promise<string | undefined> {
  return (await tx.first(nameOfClient({ clientId })))?.name
}

const nameOfClient = builtOnce((given: { clientId: string }) =>
  db
    .selectFrom('clients')
    .select((eb) => eb.fn.coalesce('company_name', 'name').as('name'))
    .where('id', '=', given.clientId),
)
