import { createHash } from 'node:crypto'

/**
 * A UUID (version 8) from who sent what from which form: sent twice, it is the same one, and the
 * database keeps one row (docs/decisions/006-lead-identity-is-its-content.md).
 */
export function identify(...parts: unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
