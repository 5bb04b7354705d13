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

/** What a link proves: that its holder reads the mail of this account. */
export type Proof = { kind: ProofKind; userId: string; hash: Buffer }

/**
 * A new link's token, valid for an hour; the account's earlier ones of the same kind die, unless they are
 * to stay beside it: then whichever is opened first ends them all.
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

/** A token that opens nothing, for the mail that is made only so that answers take the same time. */
export const emptyProof = () => `${'0'.repeat(32)}${newToken()}`

/** Takes a token of a link apart; null when it cannot be one. */
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

/** Uses a link up, and with it the account's others of its kind. Of several who try at once, one succeeds. */
export async function takeProof(app: App, tx: Tx, proof: Proof): Promise<boolean> {
  if (!(await isProofOpen(app, tx, proof)) || !(await takeToken(tx, proof, app.now()))) return false
  await deleteTokens(tx, proof.kind, proof.userId)
  return true
}
