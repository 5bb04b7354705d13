import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { keyset } from '#app/platform/keyset.server.ts'
import { type List, type Matches, readPage } from '#app/platform/keyset-search.server.ts'
import { type ColleagueListQuery, type ColleagueRow, colleaguesPerPage } from './colleague.ts'
import { type UserListQuery, type UserRow, type UserSort, usersPerPage } from './user.ts'

// Each expression is the first column of an index in db/migrations.
const sortColumn: Record<UserSort, SQL> = {
  created_at: sql`p.created_at`,
  full_name: sql`lower(p.full_name)`,
  email: sql`p.email`,
  role: sql`p.role`,
  client: sql`lower(p.client_name)`,
}

// ISO 8601, because what goes to the browser is text.
const iso = (column: SQL) => sql`to_json(${column}) #>> '{}'`
const columns = sql`p.id, p.full_name, p.email, p.role, p.client_id, c.name as client_name,
  p.verified, p.second_factor, p.paused,
  ${iso(sql`p.deactivated_at`)} as deactivated_at, ${iso(sql`p.created_at`)} as created_at,
  ${iso(sql`p.updated_at`)} as updated_at`
const joined = sql`profiles p left join clients c on c.id = p.client_id`

/** The text is that of the index profiles_search. */
export function userList(query: UserListQuery): List {
  const conditions = [sql`true`]
  if (query.role !== 'all') conditions.push(sql`p.role = ${query.role}`)
  if (query.state === 'unverified') conditions.push(sql`not p.verified`)
  if (query.state === 'deactivated') conditions.push(sql`p.deactivated_at is not null`)
  if (query.clientId) conditions.push(sql`p.client_id = ${query.clientId}`)
  return {
    search: query.search,
    table: sql`profiles p`,
    as: sql`p`,
    filters: sql.join(conditions, sql` and `),
    text: sql`lower(p.full_name || ' ' || p.email)`,
  }
}

/** One page and one row more, in the order of the query. */
export function selectUsers(
  tx: Tx,
  query: UserListQuery,
  matches?: Matches,
): Promise<(UserRow & { cursor: string })[]> {
  const page = keyset(query, sortColumn[query.sort], sql`p.id`)
  return readPage(
    tx,
    userList(query),
    matches,
    page,
    usersPerPage,
    (where) => sql`select ${columns}, ${page.cursor} as cursor from ${joined} where ${where}`,
  )
}

/** The people of one client by name: one page and one row more. */
export async function selectColleagues(
  tx: Tx,
  clientId: string,
  query: ColleagueListQuery,
): Promise<(ColleagueRow & { cursor: string })[]> {
  const page = keyset(query, sortColumn.full_name, sql`p.id`)
  const rows = await tx.execute(sql`
    select p.id, p.full_name, p.email, p.role, ${iso(sql`p.deactivated_at`)} as deactivated_at,
      ${iso(sql`p.created_at`)} as created_at, ${page.cursor} as cursor
    from profiles p where p.client_id = ${clientId} and ${page.past}
    order by ${page.order} limit ${colleaguesPerPage + 1}`)
  return page.turn(rows as unknown as (ColleagueRow & { cursor: string })[])
}
