import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { keyset } from '#app/platform/keyset.server.ts'
import { type List, type Matches, readPage } from '#app/platform/keyset-search.server.ts'
import { type ColleagueListQuery, type ColleagueRow, colleaguesPerPage } from './colleague.ts'
import {
  type UserChoice,
  type UserListQuery,
  type UserRow,
  type UserSort,
  usersPerPage,
} from './user.ts'

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

/** The account behind a user. */
export async function selectAccountId(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ user_id: string }>(sql`
    select user_id from profiles where id = ${id}`)
  return row?.user_id
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

export async function selectUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.execute(sql`select ${columns} from ${joined} where p.id = ${id}`)
  return row as unknown as UserRow | undefined
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

/** One administrator after the other: so that no two take the last ones' role from each other. */
export async function lockAdministrators(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7205114915)`)
}

export type UserForUpdate = UserRow & { user_id: string }

/** The user, held until the transaction ends. */
export async function selectUserForUpdate(tx: Tx, id: string): Promise<UserForUpdate | undefined> {
  const [row] = await tx.execute(sql`
    select ${columns}, p.user_id from ${joined} where p.id = ${id} for update of p`)
  return row as unknown as UserForUpdate | undefined
}

export async function isActiveAdministrator(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.execute(sql`select 1 from profiles
    where user_id = ${userId} and role = 'admin' and deactivated_at is null`)
  return rows.length > 0
}

/** Whether an administrator is left who can still sign in, not counting this one. */
export async function otherAdministratorExists(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.execute(sql`select 1 from profiles
    where role = 'admin' and deactivated_at is null and id <> ${id} limit 1`)
  return rows.length > 0
}

export async function updateUserChoice(tx: Tx, id: string, choice: UserChoice): Promise<void> {
  await tx.execute(sql`update profiles set role = ${choice.role}, client_id = ${choice.clientId}
    where id = ${id}`)
}

export async function updateUserAccess(tx: Tx, id: string, deactivatedAt: Date | null) {
  await tx.execute(sql`update profiles set deactivated_at = ${deactivatedAt?.toISOString() ?? null}
    where id = ${id}`)
}

/** Ends the sessions of an account, but for the one given. */
export async function endSessions(tx: Tx, userId: string, kept: string | null): Promise<void> {
  await tx.execute(sql`select end_sessions(${userId}, ${kept})`)
}
