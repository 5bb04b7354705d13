import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'

export type PasskeyRow = {
  id: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** The passkeys of a person, the oldest first, held until the transaction ends if they are to change. */
export async function selectPasskeys(tx: Tx, userId: string, hold = sql``): Promise<PasskeyRow[]> {
  return [
    ...(await tx.execute<PasskeyRow>(sql`
      select id, name, to_json(k.created_at) #>> '{}' as created_at,
        to_json(last_used_at) #>> '{}' as last_used_at
      from auth_passkeys k where user_id = ${userId} and active
      order by k.created_at, id ${hold}`)),
  ]
}

/** @see selectPasskeys */
export const forUpdate = sql`for update`

/** Holds an account, so that of two who give it its first second factor at once one is first. */
export async function holdAccount(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select 1 from auth_users where id = ${userId} for update`)
}

/** Gives up what was begun and never confirmed. */
export async function deleteInactive(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_passkeys where user_id = ${userId} and not active`)
}

/** From here on it signs in. False when it is not this person's, or active already. */
export async function activate(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx.execute(sql`update auth_passkeys set active = true
    where id = ${id} and user_id = ${userId} and not active returning 1`)
  return rows.length > 0
}

export async function updateName(tx: Tx, id: string, name: string): Promise<void> {
  await tx.execute(sql`update auth_passkeys set name = ${name} where id = ${id}`)
}

/** Removes a passkey and ends the sessions it opened, but for the one that asks. */
export async function deletePasskey(tx: Tx, id: string, exceptSession: string): Promise<void> {
  await tx.execute(sql`delete from auth_passkeys where id = ${id}`)
  await tx.execute(
    sql`delete from auth_sessions where passkey_id = ${id} and id <> ${exceptSession}`,
  )
}

/** Removes every passkey of a person. Returns whether there was one. */
export async function deletePasskeys(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.execute<{ active: boolean }>(
    sql`delete from auth_passkeys where user_id = ${userId} returning active`,
  )
  return rows.some(({ active }) => active)
}

type Owner = { id: string; user_id: string; email: string; paused: boolean }

/** Whose active passkey it is. */
export async function selectOwner(tx: Tx, credentialId: string): Promise<Owner | undefined> {
  const [row] = await tx.execute<Owner>(sql`
    select k.id, k.user_id, p.email, p.paused and p.role <> 'admin' as paused
    from auth_passkeys k join profiles p on p.user_id = k.user_id
    join auth_users u on u.id = k.user_id and u.email_verified
    where k.credential_id = ${credentialId} and k.active and p.deactivated_at is null`)
  return row
}

/** Writes down that a session was opened with a passkey. */
export async function markSession(tx: Tx, sessionId: string, passkeyId: string): Promise<void> {
  await tx.execute(sql`update auth_sessions set passkey_id = ${passkeyId} where id = ${sessionId}`)
  await tx.execute(sql`update auth_passkeys set last_used_at = now() where id = ${passkeyId}`)
}

export async function hasPasskey(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from auth_passkeys where user_id = ${userId} and active limit 1`,
  )
  return rows.length > 0
}
