import { cleanText } from '#app/platform/clean-text.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { isDueDay } from '#app/platform/instant.ts'
import { invoiceEditor } from '#content/admin-invoices.ts'
import { computeInvoice } from './invoice-arithmetic.ts'
import {
  currencies,
  type Draft,
  type DraftEntry,
  type DraftLine,
  type DraftTax,
  taxesIn,
} from './invoice-draft.ts'
import { readTyped } from './typed-number.ts'

const { errors } = invoiceEditor

/** No line, tax or total may reach this many cents; numbers are exact far beyond it. */
const largestAmount = 1_000_000_000_000
const largestQuantity = 1_000_000_000
const largestRate = 100_000

/** Error messages by the name of their field. */
export type DraftErrors = Record<string, string>
export type CheckedDraft =
  /** `rows` holds the index of each line among the rows of the entry. */
  | { draft: Draft; rows: number[]; errors?: undefined }
  | { draft?: undefined; rows?: undefined; errors: DraftErrors }

/** Reads a typed draft as an invoice, or returns the errors. Rows without text and price are left out. */
export function checkDraft(entry: DraftEntry): CheckedDraft {
  const faults: DraftErrors = {}
  const text = (name: string, value: string, limit: number, missing?: string): string | null => {
    const cleaned = cleanText(value)
    if (typeof cleaned !== 'string') {
      if (missing) faults[name] = missing
      return null
    }
    if (cleaned.length > limit) faults[name] = errors.long(limit)
    return cleaned
  }
  const taxes = taxesIn(entry).map((id): DraftTax => {
    const { name, rate, registration } = entry.taxes[id]
    const typed = readTyped(rate.replace('%', ''), 3)
    if (typed === null || typed < 0 || typed > largestRate) faults[`tax-${id}-rate`] = errors.rate
    return {
      id,
      name: text(`tax-${id}-name`, name, 100, errors.taxName) ?? '',
      rate: typed ?? 0,
      registration: text(`tax-${id}-registration`, registration, 100),
    }
  })
  const charged = taxes.map(({ id }) => id)
  const lines: DraftLine[] = []
  const rows: number[] = []
  for (const [at, row] of entry.lines.entries()) {
    if (row.description.trim() === '' && row.unit_price.trim() === '') continue
    const quantity = readTyped(row.quantity, 3)
    const price = readTyped(row.unit_price, 2)
    if (quantity === null || quantity <= 0 || quantity > largestQuantity)
      faults[`line-${at}-quantity`] = errors.quantity
    if (price === null || Math.abs(price) > largestAmount)
      faults[`line-${at}-unit_price`] = errors.price
    rows.push(at)
    lines.push({
      position: lines.length + 1,
      description: text(`line-${at}-description`, row.description, 1_000, errors.line) ?? '',
      quantity: quantity ?? 0,
      unit_price: price ?? 0,
      taxes: row.taxes.filter((id) => charged.includes(id)),
    })
    const [line] = computeInvoice(lines.slice(-1), []).lines
    if (!faults[`line-${at}-unit_price`] && Math.abs(line?.net ?? 0) > largestAmount)
      faults[`line-${at}-unit_price`] = errors.large
  }
  const sums = computeInvoice(lines, taxes)
  if (Object.keys(faults).length === 0 && Math.abs(sums.total) > largestAmount)
    faults.lines = errors.large
  const isCurrency = (currencies as readonly string[]).includes(entry.currency)
  if (!isCurrency) faults.currency = errors.currency
  const due = entry.due_on.trim()
  if (!isDueDay(due)) faults.due_on = errors.due
  if (entry.project_id !== '' && !isUuid(entry.project_id)) faults.project_id = errors.project
  const fields = {
    project_id: entry.project_id || null,
    description: text('description', entry.description, 300, errors.description) ?? '',
    currency: entry.currency,
    due_on: due,
    po_number: text('po_number', entry.po_number, 100),
    bill_name: text('bill_name', entry.bill_name, 200, errors.billName) ?? '',
    bill_address: text('bill_address', entry.bill_address, 1_000),
    bill_contact: text('bill_contact', entry.bill_contact, 300),
    notes: text('notes', entry.notes, 4_000),
  }
  if (Object.keys(faults).length > 0) return { errors: faults }
  return { draft: { fields, lines, taxes }, rows }
}
