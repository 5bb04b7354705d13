import type { SubmissionResult } from '@conform-to/react'

/** The fields that every public form carries beside its own. */
export const intakeFields = {
  form: 'intake_form',
  token: 'intake_token',
  /** Invisible; whoever fills it in is a program. */
  trap: 'homepage',
  proof: 'intake_proof',
} as const

/** Posted instead of a proof by a browser that cannot work one out. */
export const noProof = 'unable'

/** A task as altcha-lib makes it: the browser searches, the server checks with one step. */
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

/** What a form is told when it was not taken; its action's data. */
export type IntakeAnswer = {
  result: SubmissionResult<string[]> | null
  /** To be solved by the browser, which then sends the same once more. */
  challenge: Challenge | null
  /** The token that the challenge belongs to: a form on another page brings its own. */
  token?: string
  /** Not the sender's fault: the form's failure toast is due. */
  failed: boolean
}

/** In which words, where and when somebody agreed. */
export type Consent = { text: string; page: string; at: string }

/** What a form is told when its post did not get through: everything typed, and why. */
export function lostResult(formData: FormData, lost: string): SubmissionResult<string[]> {
  const typed = [...formData].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
  return { status: 'error', initialValue: Object.fromEntries(typed), error: { '': [lost] } }
}

/** The reference comes back in the address (`?sent=…`), so only its known shape is shown. */
export function readReference(url: URL): string | null {
  const sent = url.searchParams.get('sent')
  return sent && /^[0-9A-F]{8}$/.test(sent) ? sent : null
}

/** What a sender is told and may quote: the first 8 characters of the record's id. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase()
