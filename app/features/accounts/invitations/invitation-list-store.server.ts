import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { keyset } from '#app/platform/keyset.server.ts'
import { type List, type Matches, readPage } from '#app/platform/keyset-search.server.ts'
import type { InvitationRow, InvitationStatus } from './invitation.ts'
import {
  type InvitationListQuery,
  type InvitationSort,
  invitationsPerPage,
} from './invitation-list-query.ts'

const isOpen = (now: Date) =>
  sql`i.used_at is null and i.revoked_at is null and i.expires_at > ${now.toISOString()}`

const statusIs = (status: InvitationStatus | 'all', now: Date): SQL => {
  if (status === 'used') return sql`i.used_at is not null`
  if (status === 'revoked') return sql`i.used_at is null and i.revoked_at is not null`
  if (status === 'open') return isOpen(now)
  if (status === 'expired')
    return sql`i.used_at is null and i.revoked_at is null and i.expires_at <= ${now.toISOString()}`
  return sql`true`
}

// ISO 8601, because what goes to the browser is text.
const iso = (column: SQL) => sql`to_json(${column}) #>> '{}'`
const columns = (now: Date) => sql`
  i.id, i.client_id, c.name as client_name, c.company_name, i.email, i.role,
  case when i.used_at is not null then 'used' when i.revoked_at is not null then 'revoked'
    when i.expires_at <= ${now.toISOString()} then 'expired' else 'open' end as status,
  p.full_name as invited_by_name, ${iso(sql`i.used_at`)} as used_at, ${iso(sql`i.revoked_at`)} as revoked_at,
  ${iso(sql`i.expires_at`)} as expires_at, ${iso(sql`i.created_at`)} as created_at`
const joined = sql`client_invitations i join clients c on c.id = i.client_id
  left join profiles p on p.id = i.invited_by`

// Each expression is the first column of an index in db/migrations.
const sortColumn: Record<InvitationSort, SQL> = {
  created_at: sql`i.created_at`,
  email: sql`i.email`,
  role: sql`i.role`,
}

/** What the clients' own lists never say leaves their indexes to them. */
export function invitationList(query: InvitationListQuery, now: Date): List {
  const one = query.clientId ? sql`i.client_id = ${query.clientId}` : sql`i.role <> ''`
  return {
    search: query.search,
    table: sql`client_invitations i`,
    as: sql`i`,
    filters: sql`${statusIs(query.status, now)} and ${one}`,
    text: sql`i.email`,
  }
}

/** One page and one row more, in the order of the query. */
export function selectInvitations(
  tx: Tx,
  query: InvitationListQuery,
  list: List,
  now: Date,
  matches?: Matches,
): Promise<(InvitationRow & { cursor: string })[]> {
  const page = keyset(query, sortColumn[query.sort], sql`i.id`)
  return readPage(
    tx,
    list,
    matches,
    page,
    invitationsPerPage,
    (where) => sql`select ${columns(now)}, ${page.cursor} as cursor from ${joined} where ${where}`,
  )
}
