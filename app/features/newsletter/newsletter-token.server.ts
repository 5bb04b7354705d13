import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { isToken, isUuid } from '#app/platform/identifier.ts'

/** What is kept of a token; null when the text can be none. */
export const hashOf = (token: string): Buffer | null =>
  isToken(token) ? createHash('sha256').update(token).digest() : null

/**
 * What stands in the links that end a subscription. It is signed, not stored, and does not expire: a
 * mail from years ago still ends it.
 */
export function leaveToken(secret: string, subscriberId: string): string {
  const mac = createHmac('sha256', secret).update(`newsletter-leave:${subscriberId}`)
  return `${subscriberId}.${mac.digest('base64url')}`
}

/** Whose subscription a link ends, or undefined when we did not sign it. */
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

/** Whether a post from any site may pass: only to that address, and only with our signature. */
export function isSignedOneClick(request: Request, secret: string): boolean {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method !== 'POST' || pathname !== oneClickPath) return false
  return readLeaveToken(secret, searchParams.get('token') ?? '') !== undefined
}
