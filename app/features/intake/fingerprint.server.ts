import { createHash, createHmac } from 'node:crypto'

/** The fields of an input in one order, without those left empty. */
function canonical(input: object): string {
  const fields = Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(fields)
}

/** A UUID (version 8) from what was sent; see docs/decisions/006-lead-identity-is-its-content.md. */
export function recordId(form: string, token: string, input: object): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([form, token, canonical(input)]))
    .digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Keyed, so that nobody who reads the table can try out addresses. */
export function fingerprint(secret: string, kind: string, value: string): Buffer {
  return createHmac('sha256', secret).update(`intake:${kind}:${value}`).digest().subarray(0, 16)
}

export const contentFingerprint = (secret: string, form: string, input: object): Buffer =>
  fingerprint(secret, `content:${form}`, canonical(input))
