import { createHash, randomBytes } from 'node:crypto'

/**
 * A UUID (version 8) that is always the same for the same parts, so that a form sent twice becomes one
 * row (docs/decisions/006-lead-identity-is-its-content.md).
 *
 * @param parts anything that JSON can write; their order counts
 */
export function uuidFromHash(...parts: unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A random token of 32 bytes for a link, as 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The hash of a token, as it is stored. For a random value of this length a plain hash is as safe as a
 * slow one.
 */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
