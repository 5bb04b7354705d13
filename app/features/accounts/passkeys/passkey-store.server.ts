import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Credential, NewCredential } from './webauthn.server.ts'

export type PasskeyRow = {
  id: string
  name: string
  created_at: string
  last_used_at: string | null
} & Credential

/** The passkeys of a person, the oldest first, held until the transaction ends if they are to change. */
export async function selectPasskeys(tx: Tx, userId: string, hold = sql``): Promise<PasskeyRow[]> {
  return [
    ...(await tx.execute<PasskeyRow>(sql`
      select id, name, to_json(k.created_at) #>> '{}' as created_at,
        to_json(last_used_at) #>> '{}' as last_used_at, credential_id, public_key, counter, transports
      from auth_passkeys k where user_id = ${userId}
      order by k.created_at, id ${hold}`)),
  ]
}

/** @see selectPasskeys */
export const forUpdate = sql`for update`

/** Keeps a passkey, which signs in from here on. False when the same one is kept already. */
export async function insertPasskey(
  tx: Tx,
  userId: string,
  name: string,
  made: NewCredential,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into auth_passkeys (user_id, name, credential_id, public_key, counter, transports, device_type, backed_up, aaguid)
    values (${userId}, ${name}, ${made.credential_id}, ${made.public_key}, ${made.counter}, ${made.transports},
      ${made.device_type}, ${made.backed_up}, ${made.aaguid})
    on conflict (credential_id) do nothing returning 1`)
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
  const rows = await tx.execute(
    sql`delete from auth_passkeys where user_id = ${userId} returning 1`,
  )
  return rows.length > 0
}

export type OwnedPasskey = {
  id: string
  user_id: string
  email: string
  /** The client of its owner is inactive. */
  paused: boolean
} & Credential

/** A passkey with whose it is, of an account that is verified and not deactivated. */
export async function selectOwnedPasskey(
  tx: Tx,
  credentialId: string,
): Promise<OwnedPasskey | undefined> {
  const [row] = await tx.execute<OwnedPasskey>(sql`
    select k.id, k.user_id, k.credential_id, k.public_key, k.counter, k.transports,
      p.email, p.paused and p.role <> 'admin' as paused
    from auth_passkeys k join profiles p on p.user_id = k.user_id
    join auth_users u on u.id = k.user_id and u.email_verified
    where k.credential_id = ${credentialId} and p.deactivated_at is null`)
  return row && { ...row, counter: Number(row.counter) }
}

/**
 * Notes that a passkey has signed. Of two answers with one count, which a copy of the passkey would give,
 * the first is taken. A device that does not count says 0 always.
 */
export async function updateCounter(tx: Tx, id: string, counter: number): Promise<boolean> {
  const rows = await tx.execute(sql`
    update auth_passkeys set counter = ${counter}, last_used_at = now()
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning 1`)
  return rows.length > 0
}

export async function hasPasskey(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.execute(sql`select 1 from auth_passkeys where user_id = ${userId} limit 1`)
  return rows.length > 0
}
