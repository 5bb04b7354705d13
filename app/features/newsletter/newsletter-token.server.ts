import { hashOfToken } from '#app/platform/identifier.server.ts'
import { isToken } from '#app/platform/identifier.ts'
import { readSignedId, signedId } from '#app/platform/signed-id.server.ts'

/** The hash of a token, which is all that is stored of it; null when the text cannot be a token. */
export const hashOf = (token: string): Buffer | null => (isToken(token) ? hashOfToken(token) : null)

const purpose = 'newsletter-leave'

/**
 * The token of the unsubscribe links. It is signed, not stored, and does not expire, so that a link
 * in an old mail still works.
 */
export const leaveToken = (secret: string, subscriberId: string): string =>
  signedId(secret, purpose, subscriberId)

/** The subscriber's id in an unsubscribe token, or undefined when its signature is wrong. */
export const readLeaveToken = (secret: string, token: string): string | undefined =>
  readSignedId(secret, purpose, token)

const oneClickPath = '/newsletter/one-click'

/** The address that mail programs post to (RFC 8058). */
export const oneClickUrl = (baseUrl: string, token: string): string =>
  `${baseUrl}${oneClickPath}?token=${token}`

/**
 * Whether a cross-site post is allowed: only to the one-click address, and only with a valid token.
 */
export function isSignedOneClick(request: Request, secret: string): boolean {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method !== 'POST' || pathname !== oneClickPath) return false
  return readLeaveToken(secret, searchParams.get('token') ?? '') !== undefined
}
