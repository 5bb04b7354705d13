import type { SubmissionResult } from '@conform-to/react'

/** The hidden fields of every public form. */
export const intakeFields = {
  form: 'intake_form',
  token: 'intake_token',
  /** The trap field: invisible, so only programs fill it in. */
  trap: 'homepage',
  proof: 'intake_proof',
} as const

/** Sent instead of a proof by a browser that cannot compute one, as without scripts. */
export const noProof = 'unable'

/**
 * A challenge of altcha-lib: the browser searches for a number, the server checks it in one step.
 */
export type Challenge = {
  parameters: {
    algorithm: string
    nonce: string
    salt: string
    cost: number
    keyLength: number
    keyPrefix: string
    expiresAt?: number
    data?: Record<string, string | number | boolean | null>
  }
  signature?: string
}

/** The answer to a form that was not stored; the data of its action. */
export type IntakeAnswer = {
  result: SubmissionResult<string[]> | null
  /** The browser solves it and sends the same form again. */
  challenge: Challenge | null
  /** The token that the challenge belongs to; a form on another page brings its own. */
  token?: string
  /** True for an error of the product: the form shows its failure toast. */
  failed: boolean
}

/** The text that somebody agreed to, on which page and when. */
export type Consent = { text: string; page: string; at: string }

/** The result of a post that did not reach the server: everything typed and the message. */
export function lostResult(formData: FormData, lost: string): SubmissionResult<string[]> {
  const typed = [...formData].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
  return { status: 'error', initialValue: Object.fromEntries(typed), error: { '': [lost] } }
}

/** The reference of a stored record from the address (`?sent=…`); only a valid one is shown. */
export function readReference(url: URL): string | null {
  const sent = url.searchParams.get('sent')
  return sent && /^[0-9A-F]{8}$/.test(sent) ? sent : null
}

/** The reference that a sender gets and may quote: the first 8 characters of the record's id. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase()
