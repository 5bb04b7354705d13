import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { keyset } from '#app/platform/keyset.server.ts'
import { type List, type Matches, readPage } from '#app/platform/keyset-search.server.ts'
import { type ClientListQuery, type ClientRow, type ClientSort, clientsPerPage } from './client.ts'

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
