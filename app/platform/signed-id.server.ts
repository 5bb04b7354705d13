import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from './identifier.ts'

/**
 * A record's id with its signature, for links that are not stored and do not expire.
 *
 * @param purpose what the link may do; a signature counts for no other purpose
 */
export function signedId(secret: string, purpose: string, id: string): string {
  const mac = createHmac('sha256', secret).update(`${purpose}:${id}`)
  return `${id}.${mac.digest('base64url')}`
}

/** The id in a token of `signedId`, or undefined when its signature is wrong. */
export function readSignedId(secret: string, purpose: string, token: string): string | undefined {
  const id = token.slice(0, 36)
  if (!isUuid(id)) return undefined
  const [given, right] = [Buffer.from(token), Buffer.from(signedId(secret, purpose, id))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}
