import { computeInvoice } from './invoice-arithmetic.ts'
import type { InvoiceTax } from './invoice-document.ts'
import type { DraftEntry } from './invoice-draft.ts'
import { checkDraft } from './invoice-draft-check.ts'

/** The amounts of an entry. */
export type Preview = {
  /** The amount of each row; null for a row that is left out. */
  nets: (number | null)[]
  subtotal: number
  taxes: InvoiceTax[]
  total: number
}

/** The amounts of an entry; null while anything in it is wrong. */
export function previewOf(entry: DraftEntry): Preview | null {
  const { draft, rows } = checkDraft(entry)
  if (!draft) return null
  const { lines, taxes, subtotal, total } = computeInvoice(draft.lines, draft.taxes)
  const nets = entry.lines.map((_, at) => lines[rows.indexOf(at)]?.net ?? null)
  return { nets, subtotal, taxes, total }
}
