import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { hashOfToken, newToken } from '#app/platform/identifier.server.ts'
import {
  deleteTokens,
  insertToken,
  selectTokenOwner,
  type TokenKind,
  takeToken,
} from '../sign-in/token-store.server.ts'

const hour = 3_600_000

type ProofKind = Extract<TokenKind, 'verify' | 'reset'>

/** What a link proves: whoever opens it reads the mail of this account. */
export type Proof = { kind: ProofKind; userId: string; hash: Buffer }

/**
 * A new link's token, valid for an hour. Earlier links of the same kind become invalid, or stay valid until
 * one of them is used.
 */
export async function issueProof(
  app: App,
  tx: Tx,
  kind: ProofKind,
  userId: string,
  { earlierStay = false } = {},
): Promise<string> {
  const secret = newToken()
  const expiresAt = new Date(app.now().getTime() + hour)
  if (!earlierStay) await deleteTokens(tx, kind, userId)
  await insertToken(tx, { kind, userId, hash: hashOfToken(secret), expiresAt })
  return `${userId.replaceAll('-', '')}${secret}`
}

/** An invalid token for a mail that is only rendered so that all answers take the same time. */
export const emptyProof = () => `${'0'.repeat(32)}${newToken()}`

/** Parses the token of a link; null when it is malformed. */
export function readProof(kind: ProofKind, token: string): Proof | null {
  const [, a, b, c, d, e, secret] =
    /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{43})$/.exec(token) ??
    []
  return secret ? { kind, userId: [a, b, c, d, e].join('-'), hash: hashOfToken(secret) } : null
}

/** Whether a link can still be used. */
export async function isProofOpen(app: App, tx: Tx, proof: Proof): Promise<boolean> {
  return (await selectTokenOwner(tx, proof, app.now())) === proof.userId
}

/** Uses up a link and all other links of its kind. Of several requests at the same time, one succeeds. */
export async function takeProof(app: App, tx: Tx, proof: Proof): Promise<boolean> {
  if (!(await isProofOpen(app, tx, proof)) || !(await takeToken(tx, proof, app.now()))) return false
  await deleteTokens(tx, proof.kind, proof.userId)
  return true
}
