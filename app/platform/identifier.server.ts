import { createHash, randomBytes } from 'node:crypto'

/**
 * A UUID (version 8) that is always the same for the same parts: what is sent twice gets one row
 * (docs/decisions/006-lead-identity-is-its-content.md).
 * @param parts anything JSON can write; their order counts
 */
export function uuidFromHash(...parts: unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** 32 random bytes for a link, in 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token. With that many random bits a plain hash is as good as a slow one. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
