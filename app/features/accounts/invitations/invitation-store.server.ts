import { type SQL, sql } from 'drizzle-orm'
import type { Role } from '#app/platform/actor.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { keyset } from '#app/platform/keyset.server.ts'
import { type List, type Matches, readPage } from '#app/platform/keyset-search.server.ts'
import type { InvitationRow, InvitationStatus, OpenInvitation } from './invitation.ts'
import {
  type InvitationListQuery,
  type InvitationSort,
  invitationsPerPage,
} from './invitation-list-query.ts'

type NewInvitation = {
  id: string
  clientId: string
  email: string
  role: Role
  tokenHash: Buffer
  userId: string
  expiresAt: Date
}

/** So that two who invite the same address at once leave one open invitation. */
export async function lockAddress(tx: Tx, clientId: string, email: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${clientId} ${email}`}, 4))`,
  )
}

export async function insertInvitation(tx: Tx, one: NewInvitation): Promise<void> {
  await tx.execute(sql`
    insert into client_invitations (id, client_id, email, role, token_hash, invited_by, expires_at)
    values (${one.id}, ${one.clientId}, ${one.email}, ${one.role}, ${one.tokenHash},
      (select id from profiles where user_id = ${one.userId}), ${one.expiresAt.toISOString()})`)
}

/** Takes back whatever is unused for the address, expired or not. Returns the ids. */
export async function revokeUnused(
  tx: Tx,
  where: { clientId: string; email: string } | { id: string },
  now: Date,
): Promise<string[]> {
  const which =
    'id' in where
      ? sql`id = ${where.id}`
      : sql`client_id = ${where.clientId} and email = ${where.email}`
  const rows = await tx.execute<{ id: string }>(sql`
    update client_invitations set revoked_at = ${now.toISOString()}
    where ${which} and used_at is null and revoked_at is null returning id`)
  return rows.map(({ id }) => id)
}

/** Gives an unused invitation a new token and time; the old link is dead. */
export async function renewInvitation(
  tx: Tx,
  id: string,
  tokenHash: Buffer,
  expiresAt: Date,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    update client_invitations set token_hash = ${tokenHash}, expires_at = ${expiresAt.toISOString()}
    where id = ${id} and used_at is null and revoked_at is null returning id`)
  return rows.length === 1
}

const isOpen = (now: Date) =>
  sql`i.used_at is null and i.revoked_at is null and i.expires_at > ${now.toISOString()}`

// Nobody joins a client that is paused; its invitations open again with it, if their time is not up.
const clientIsOpen = sql`exists (select 1 from clients c where c.id = i.client_id and c.status <> 'inactive')`

/** The newest invitation that can still be used. Needs the owner's connection: it compares the hash. */
export async function selectOpenInvitation(
  tx: Tx,
  by: { tokenHash: Buffer } | { email: string },
  now: Date,
): Promise<OpenInvitation | undefined> {
  const which = 'tokenHash' in by ? sql`i.token_hash = ${by.tokenHash}` : sql`i.email = ${by.email}`
  const [row] = (await tx.execute(sql`
    select i.id, i.email, i.role, i.client_id, c.name as client_name, c.company_name
    from client_invitations i join clients c on c.id = i.client_id
    where ${which} and ${isOpen(now)} and c.status <> 'inactive'
    order by i.created_at desc, i.id desc limit 1`)) as unknown as OpenInvitation[]
  return row
}

/** Holds an invitation that can still be used: another who wants the same one waits, and finds it used. */
export async function lockInvitation(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<{ id: string; email: string } | undefined> {
  const [row] = await tx.execute<{ id: string; email: string }>(sql`
    select i.id, i.email from client_invitations i
    where i.token_hash = ${tokenHash} and ${isOpen(now)} and ${clientIsOpen} for update`)
  return row
}

/** Marks it as used. Of several who try at once, one gets the row and the others nothing. */
export async function consumeInvitation(
  tx: Tx,
  id: string,
  email: string,
  now: Date,
): Promise<{ id: string; client_id: string; role: Role } | undefined> {
  const [row] = (await tx.execute(sql`
    update client_invitations as i set used_at = ${now.toISOString()}
    where i.id = ${id} and i.email = ${email} and ${isOpen(now)} and ${clientIsOpen}
    returning i.id, i.client_id, i.role`)) as unknown as {
    id: string
    client_id: string
    role: Role
  }[]
  return row
}

/** Who stands behind an address or an account, held until the transaction ends. */
export async function selectProfileForUpdate(
  tx: Tx,
  userId: string,
): Promise<{ role: Role; client_id: string | null } | undefined> {
  const [row] = (await tx.execute(sql`
    select role, client_id from profiles where user_id = ${userId} for update`)) as unknown as {
    role: Role
    client_id: string | null
  }[]
  return row
}

export async function updateMembership(
  tx: Tx,
  userId: string,
  member: { clientId: string; role: Role },
): Promise<void> {
  await tx.execute(sql`update profiles set client_id = ${member.clientId}, role = ${member.role}
    where user_id = ${userId}`)
}

/** The account of an address, as far as the inviter may see it. */
export async function selectHolder(
  tx: Tx,
  email: string,
): Promise<{ role: Role; client_id: string | null; deactivated: boolean } | undefined> {
  const [row] = await tx.execute<{ role: Role; client_id: string | null; deactivated: boolean }>(
    sql`select role, client_id, deactivated_at is not null as deactivated
      from profiles where email = ${email}`,
  )
  return row
}

/** The client's name and company, if the reader may see it. */
export async function selectClient(
  tx: Tx,
  id: string,
): Promise<{ name: string; company_name: string | null; status: string } | undefined> {
  const [row] = (await tx.execute(
    sql`select name, company_name, status from clients where id = ${id}`,
  )) as unknown as { name: string; company_name: string | null; status: string }[]
  return row
}

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

export async function selectInvitation(
  tx: Tx,
  id: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const [row] = (await tx.execute(
    sql`select ${columns(now)} from ${joined} where i.id = ${id}`,
  )) as unknown as InvitationRow[]
  return row
}

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
