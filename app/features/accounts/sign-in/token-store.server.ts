import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'

/** What a token is good for, once: a mailed link, a sign-in that waits for its code, a question to a device. */
export type TokenKind = 'verify' | 'reset' | 'code' | 'new_passkey' | 'passkey'

type Token = { kind: TokenKind; hash: Buffer }

/** @param userId null: whose it is will be known when it is used */
export async function insertToken(
  tx: Tx,
  { kind, hash, userId, expiresAt }: Token & { userId: string | null; expiresAt: Date },
): Promise<void> {
  await tx.execute(sql`insert into auth_tokens (kind, token_hash, user_id, expires_at)
    values (${kind}, ${hash}, ${userId}, ${expiresAt.toISOString()})`)
}

/** Whose token it is, while it is good. */
export async function selectTokenOwner(
  tx: Tx,
  { kind, hash }: Token,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx.execute<{ user_id: string }>(sql`select user_id from auth_tokens
    where token_hash = ${hash} and kind = ${kind} and expires_at > ${now.toISOString()}`)
  return row?.user_id
}

/**
 * Uses a token up. Of several who try at once, one succeeds.
 * @returns whose it was, or undefined when it was not good
 */
export async function takeToken(
  tx: Tx,
  { kind, hash }: Token,
  now: Date,
): Promise<{ userId: string | null } | undefined> {
  const [row] = await tx.execute<{ user_id: string | null }>(sql`delete from auth_tokens
    where token_hash = ${hash} and kind = ${kind} and expires_at > ${now.toISOString()}
    returning user_id`)
  return row && { userId: row.user_id }
}

/** Takes an account's tokens of one kind back. */
export async function deleteTokens(tx: Tx, kind: TokenKind, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_tokens where user_id = ${userId} and kind = ${kind}`)
}

/** Removes the tokens that were never used. */
export async function deleteExpiredTokens(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`delete from auth_tokens where expires_at < ${now.toISOString()}`)
}
