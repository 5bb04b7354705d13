import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { containing, keyset } from '#app/platform/keyset.server.ts'
import { type List, type Matches, readPage } from '#app/platform/keyset-search.server.ts'
import {
  type ClientChoice,
  type ClientEdit,
  type ClientInput,
  type ClientListQuery,
  type ClientRow,
  type ClientSort,
  clientsPerPage,
} from './client.ts'

const choices = 100

// Each expression is the first column of an index in db/migrations.
const sortColumn: Record<ClientSort, SQL> = {
  created_at: sql`c.created_at`,
  name: sql`lower(c.name)`,
  company_name: sql`lower(coalesce(c.company_name, ''))`,
  contact_email: sql`lower(coalesce(c.contact_email, ''))`,
  status: sql`c.status`,
  // As text of one length, which orders like the number and is a cursor as it stands.
  user_count: sql`lpad(c.user_count::text, 10, '0')`,
}

// ISO 8601, because what goes to the browser is text.
const iso = (column: SQL) => sql`to_json(${column}) #>> '{}'`
const columns = sql`c.id, c.name, c.company_name, c.contact_email, c.contact_phone, c.notes, c.status,
  c.user_count,
  ${iso(sql`c.created_at`)} as created_at, ${iso(sql`c.updated_at`)} as updated_at`

// The expression of the index clients_search.
const text = sql`lower(c.name || ' ' || coalesce(c.company_name, '') || ' ' || coalesce(c.contact_email, ''))`

export const clientList = ({ search, status }: ClientListQuery): List => ({
  search,
  table: sql`clients c`,
  as: sql`c`,
  filters: status === 'all' ? sql`true` : sql`c.status = ${status}`,
  text,
})

/** One page and one row more, in the order of the query; the users of each client are counted with it. */
export function selectClients(
  tx: Tx,
  query: ClientListQuery,
  matches?: Matches,
): Promise<(ClientRow & { cursor: string })[]> {
  const page = keyset(query, sortColumn[query.sort], sql`c.id`)
  return readPage(
    tx,
    clientList(query),
    matches,
    page,
    clientsPerPage,
    (where) => sql`select ${columns}, ${page.cursor} as cursor from clients c where ${where}`,
  )
}

export async function selectClientRow(tx: Tx, id: string): Promise<ClientRow | undefined> {
  const [row] = await tx.execute(sql`select ${columns} from clients c where c.id = ${id}`)
  return row as unknown as ClientRow | undefined
}

/** The client, held until the transaction ends. */
export async function selectClientForUpdate(tx: Tx, id: string): Promise<ClientRow | undefined> {
  const [row] = await tx.execute(
    sql`select ${columns} from clients c where c.id = ${id} for update`,
  )
  return row as unknown as ClientRow | undefined
}

export async function insertNewClient(tx: Tx, client: ClientInput): Promise<string> {
  const [row] = await tx.execute<{ id: string }>(sql`
    insert into clients (name, company_name, contact_email, contact_phone, notes, status)
    values (${client.name}, ${client.company_name}, ${client.contact_email}, ${client.contact_phone},
      ${client.notes}, 'active') returning id`)
  if (!row) throw new Error('insert returned no row')
  return row.id
}

export async function updateClientRow(tx: Tx, id: string, client: ClientEdit): Promise<void> {
  await tx.execute(sql`
    update clients set name = ${client.name}, company_name = ${client.company_name},
      contact_email = ${client.contact_email}, contact_phone = ${client.contact_phone},
      notes = ${client.notes}, status = ${client.status} where id = ${id}`)
}

/** Signs every person of a client out, but for staff. */
export async function endClientSessions(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select end_client_sessions(${id})`)
}

/**
 * The clients to choose from, by name: as many as a list can hold, and always the one that is chosen
 * now. What a search does not find is left out.
 */
export async function selectClientChoice(
  tx: Tx,
  search: string,
  chosen: string | null,
): Promise<ClientChoice> {
  const where = search ? sql`${text} like ${containing(search)}` : sql`true`
  const rows = (await tx.execute(sql`
    (select c.id, c.name, c.company_name, true as listed from clients c where ${where}
      order by lower(c.name), c.id limit ${choices + 1})
    union all
    select c.id, c.name, c.company_name, false from clients c
      where c.id = ${chosen}::uuid`)) as unknown as (ClientChoice['options'][number] & {
    listed: boolean
  })[]
  const listed = rows.filter((row) => row.listed)
  const options = listed.slice(0, choices)
  const kept = rows.find((row) => !row.listed)
  if (kept && !options.some(({ id }) => id === kept.id)) options.unshift(kept)
  return {
    options: options.map(({ id, name, company_name }) => ({ id, name, company_name })),
    more: search !== '' || listed.length > choices,
  }
}

/** The name a client is shown by: its company, else its own. */
export async function selectClientName(tx: Tx, clientId: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ name: string }>(sql`
    select coalesce(company_name, name) as name from clients where id = ${clientId}`)
  return row?.name
}
