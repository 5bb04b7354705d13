import { invoiceCredit } from '#content/admin-invoices.ts'
import { creditTaxes } from './invoice-arithmetic.ts'
import type { InvoiceLine, InvoiceTax } from './invoice-document.ts'
import { readTyped, writeTyped } from './typed-number.ts'

/** What can still be credited of an invoice. */
export type Creditable = {
  lines: (InvoiceLine & { left: number })[]
  taxes: (InvoiceTax & { credited_base: number })[]
  /** Of the total, with taxes. */
  left: number
}

/** A typed credit note: its description, and an amount for each line by position. */
export type CreditEntry = { description: string; amounts: Record<number, string> }
export type CreditLine = Omit<InvoiceLine, 'position'> & {
  position: number
  corrects_position: number
}
export type CreditNote = {
  description: string
  lines: CreditLine[]
  taxes: InvoiceTax[]
  subtotal: number
  total: number
}
export type CheckedCredit =
  | { note: CreditNote; errors?: undefined }
  | { note?: undefined; errors: Record<string, string> }

const { errors } = invoiceCredit

/** Credits everything that is left of every line. */
export const wholeCredit = (of: Creditable, description: string): CreditEntry => ({
  description,
  amounts: Object.fromEntries(
    of.lines.map(({ position, left }) => [position, left === 0 ? '' : writeTyped(left, 2, 2)]),
  ),
})

/** Reads a typed credit note, or returns the errors. It never credits more than is left. */
export function checkCredit(of: Creditable, entry: CreditEntry): CheckedCredit {
  const faults: Record<string, string> = {}
  const description = entry.description.trim()
  if (description === '') faults.description = errors.description
  if (description.length > 300) faults.description = errors.long(300)
  const lines: CreditLine[] = []
  for (const line of of.lines) {
    const typed = entry.amounts[line.position]?.trim() ?? ''
    if (typed === '') continue
    const amount = readTyped(typed, 2)
    const isWithin = amount !== null && Math.abs(amount) <= Math.abs(line.left)
    const isSameWay = amount !== null && Math.sign(amount) * Math.sign(line.left) >= 0
    if (!isWithin || !isSameWay) faults[`amount-${line.position}`] = errors.amount
    if (!amount) continue
    // A line that is credited in full keeps its quantity and price; in part it becomes one amount.
    const isWhole = amount === line.net && line.left === line.net
    lines.push({
      position: lines.length + 1,
      corrects_position: line.position,
      description: line.description,
      quantity: isWhole ? line.quantity : 1_000,
      unit_price: isWhole ? line.unit_price : amount,
      net: amount,
      taxes: line.taxes,
    })
  }
  if (lines.length === 0 && Object.keys(faults).length === 0) faults.amounts = errors.nothing
  const taxes = creditTaxes(of.taxes, lines).map(({ credited_base: _, ...tax }) => tax)
  const subtotal = lines.reduce((sum, { net }) => sum + net, 0)
  const total = taxes.reduce((sum, { amount }) => sum + amount, subtotal)
  if (Object.keys(faults).length === 0 && (total <= 0 || total > of.left))
    faults.amounts = errors.total
  if (Object.keys(faults).length > 0) return { errors: faults }
  return { note: { description, lines, taxes, subtotal, total } }
}
