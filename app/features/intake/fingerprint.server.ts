import { createHmac } from 'node:crypto'
import { uuidFromHash } from '#app/platform/identifier.server.ts'

/** The non-empty fields of an input as text, in a fixed order. */
function canonical(input: object): string {
  const fields = Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(fields)
}

/**
 * The id of a record, derived from its content; see
 * docs/decisions/006-lead-identity-is-its-content.md.
 */
export const recordId = (form: string, token: string, input: object): string =>
  uuidFromHash(form, token, canonical(input))

/** A keyed hash, so that a reader of the table cannot test which addresses are in it. */
export function fingerprint(secret: string, kind: string, value: string): Buffer {
  return createHmac('sha256', secret).update(`intake:${kind}:${value}`).digest().subarray(0, 16)
}

export const contentFingerprint = (secret: string, form: string, input: object): Buffer =>
  fingerprint(secret, `content:${form}`, canonical(input))
