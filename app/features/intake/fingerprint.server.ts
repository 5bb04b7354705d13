import { createHmac } from 'node:crypto'
import { uuidFromHash } from '#app/platform/identifier.server.ts'

/** The fields of an input in one order, without those left empty. */
function canonical(input: object): string {
  const fields = Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(fields)
}

/** The id of what was sent; see docs/decisions/006-lead-identity-is-its-content.md. */
export const recordId = (form: string, token: string, input: object): string =>
  uuidFromHash(form, token, canonical(input))

/** Keyed, so that nobody who reads the table can try out addresses. */
export function fingerprint(secret: string, kind: string, value: string): Buffer {
  return createHmac('sha256', secret).update(`intake:${kind}:${value}`).digest().subarray(0, 16)
}

export const contentFingerprint = (secret: string, form: string, input: object): Buffer =>
  fingerprint(secret, `content:${form}`, canonical(input))
