import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'

/** What a token is for, once: a mailed link, a sign-in that waits for its code, a challenge for a device. */
export type TokenKind = Schema['auth_tokens']['kind']

type Token = { kind: TokenKind; hash: Buffer }

/** @param userId null when the account is known only when it is used */
export async function insertToken(
  tx: Tx,
  { kind, hash, userId, expiresAt }: Token & { userId: string | null; expiresAt: Date },
): Promise<void> {
  const token = { kind, token_hash: hash, user_id: userId, expires_at: expiresAt }
  await tx.run(db.insertInto('auth_tokens').values(token))
}

/** The account of a token, while it is valid. */
export async function selectTokenOwner(tx: Tx, { kind, hash }: Token, now: Date) {
  const row = await tx.first(
    db
      .selectFrom('auth_tokens')
      .select('user_id')
      .where('token_hash', '=', hash)
      .where('kind', '=', kind)
      .where('expires_at', '>', now.toISOString()),
  )
  return row?.user_id
}

/**
 * Uses up a token. Of several requests at the same time, one succeeds.
 * @returns its account, or undefined when it was not valid
 */
export async function takeToken(
  tx: Tx,
  { kind, hash }: Token,
  now: Date,
): Promise<{ userId: string | null } | undefined> {
  const row = await tx.first(
    db
      .deleteFrom('auth_tokens')
      .where('token_hash', '=', hash)
      .where('kind', '=', kind)
      .where('expires_at', '>', now.toISOString())
      .returning('user_id'),
  )
  return row && { userId: row.user_id }
}

/** Deletes an account's tokens of one kind. */
export async function deleteTokens(tx: Tx, kind: TokenKind, userId: string): Promise<void> {
  await tx.run(db.deleteFrom('auth_tokens').where('user_id', '=', userId).where('kind', '=', kind))
}

/** Removes the tokens that were never used. */
export async function deleteExpiredTokens(tx: Tx, now: Date): Promise<void> {
  await tx.run(db.deleteFrom('auth_tokens').where('expires_at', '<', now.toISOString()))
}
