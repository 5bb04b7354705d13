import type { DraftEntry } from './invoice-draft.ts'
import type { DraftErrors } from './invoice-draft-check.ts'
import type { Preview } from './invoice-preview.ts'

/** What the editor shows after a press of one of its buttons that did not lead away. */
export type EditorAnswer = {
  form: 'editor'
  entry: DraftEntry
  errors: DraftErrors
  /** What the next save is based on. */
  version: number
  preview: Preview | null
  /** What somebody else has saved meanwhile. */
  theirs: DraftEntry | null
  /** The id of what comes into focus. */
  focus: string | null
  /** Another one for every answer: the fields are filled anew. */
  key: string
}

/** Why one of the other forms of an invoice's page was not taken, with what was typed. */
export type PaymentAnswer = {
  form: 'issue' | 'late' | 'payment' | 'void' | 'link'
  errors: Record<string, string>
  typed: Record<string, string>
}

export type InvoiceAnswer = EditorAnswer | PaymentAnswer
