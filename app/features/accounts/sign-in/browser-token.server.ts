import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { hashOfToken, newToken } from '#app/platform/identifier.server.ts'
import { isToken } from '#app/platform/identifier.ts'
import { readSignedCookie, signedCookie } from '#app/platform/signed-cookie.server.ts'
import { insertToken, type TokenKind } from './token-store.server.ts'

type Kind = Exclude<TokenKind, 'verify' | 'reset'>

const cookies: Record<Kind, { name: string; seconds: number }> = {
  code: { name: 'unordin.two_factor', seconds: 600 },
  new_passkey: { name: 'unordin.passkey', seconds: 300 },
  passkey: { name: 'unordin.passkey', seconds: 300 },
}

/**
 * Creates a token for one use: the browser keeps it in a cookie, the database its hash.
 * @param userId null when the account is known only when it is used
 * @returns the token, and the headers that set the cookie
 */
export async function issueBrowserToken(
  app: App,
  tx: Tx,
  kind: Kind,
  userId: string | null,
): Promise<{ token: string; headers: Headers }> {
  const token = newToken()
  const { name, seconds } = cookies[kind]
  const expiresAt = new Date(app.now().getTime() + seconds * 1000)
  await insertToken(tx, { kind, hash: hashOfToken(token), userId, expiresAt })
  return { token, headers: new Headers({ 'set-cookie': signedCookie(app, name, token, seconds) }) }
}

/** The token in a request's cookie, if its signature is ours; the database decides whether it is valid. */
export function readBrowserToken(app: App, kind: Kind, headers: Headers) {
  const token = readSignedCookie(app, cookies[kind].name, headers) ?? ''
  return isToken(token) ? { kind, token, hash: hashOfToken(token) } : undefined
}

/** The Set-Cookie header that removes it. */
export const endedBrowserToken = (app: App, kind: Kind): string =>
  signedCookie(app, cookies[kind].name, '', 0)
