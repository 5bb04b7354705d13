import type { DraftEntry } from './invoice-draft.ts'
import type { DraftErrors } from './invoice-draft-check.ts'
import type { Preview } from './invoice-preview.ts'

/** What the editor shows after one of its buttons that stay on the page. */
export type EditorAnswer = {
  form: 'editor'
  entry: DraftEntry
  errors: DraftErrors
  /** The version that the next save is based on. */
  version: number
  preview: Preview | null
  /** The draft that somebody else saved in the meantime. */
  theirs: DraftEntry | null
  /** The id of the element that gets the focus. */
  focus: string | null
  /** A new one for every answer, so that the fields are rendered anew. */
  key: string
}

/** The errors of one of the other forms of an invoice's page, with what was typed. */
export type PaymentAnswer = {
  form: 'issue' | 'late' | 'payment' | 'void' | 'link'
  errors: Record<string, string>
  typed: Record<string, string>
}

export type InvoiceAnswer = EditorAnswer | PaymentAnswer
