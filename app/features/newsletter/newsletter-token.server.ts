import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { isToken, isUuid } from '#app/platform/identifier.ts'

/** The hash of a token, which is all that is stored of it; null when the text cannot be a token. */
export const hashOf = (token: string): Buffer | null =>
  isToken(token) ? createHash('sha256').update(token).digest() : null

/**
 * The token of the unsubscribe links. It is signed, not stored, and does not expire, so that a link
 * in an old mail still works.
 */
export function leaveToken(secret: string, subscriberId: string): string {
  const mac = createHmac('sha256', secret).update(`newsletter-leave:${subscriberId}`)
  return `${subscriberId}.${mac.digest('base64url')}`
}

/** The subscriber's id in an unsubscribe token, or undefined when its signature is wrong. */
export function readLeaveToken(secret: string, token: string): string | undefined {
  const id = token.slice(0, 36)
  if (!isUuid(id)) return undefined
  const [given, right] = [Buffer.from(token), Buffer.from(leaveToken(secret, id))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}

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
