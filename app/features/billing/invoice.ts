import type { DocumentStatus, InvoiceDocument } from './invoice-document.ts'

export const invoiceStatuses = ['paid', 'pending', 'overdue'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** An invoice as a list shows it. */
export interface InvoiceRow {
  id: string
  number: string
  description: string
  /** Days, as `yyyy-mm-dd`. */
  issued_on: string
  due_on: string
  /** Cents. */
  total: number
  /** ISO 4217. */
  currency: string
  status: InvoiceStatus
  pdf_href: string
  /** Where it can be paid; null while that is not possible. */
  pay_href: string | null
}

export type InvoiceTotals = Record<InvoiceStatus, number>

/** Sums by status, in cents. They are exact because nothing is divided. */
export function totalsOf(invoices: readonly Pick<InvoiceRow, 'status' | 'total'>[]): InvoiceTotals {
  const totals: InvoiceTotals = { paid: 0, pending: 0, overdue: 0 }
  for (const { status, total } of invoices) totals[status] += total
  return totals
}

// Kept, because making a format takes longer than formatting a whole list with it.
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency)
  if (known) return known
  const format = new Intl.NumberFormat('en-CA', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  })
  formats.set(currency, format)
  return format
}

/** @param cents the amount in hundredths of the currency, a whole number */
export function formatMoney(cents: number, currency: string): string {
  // Split as text, because dividing a large number would round it.
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return formatOf(currency).format(
    `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`,
  )
}

/** A row of the lists of invoices: an invoice, a credit note or, for staff, a draft. */
export interface InvoiceListRow {
  id: string
  kind: InvoiceDocument['kind']
  number: string | null
  status: DocumentStatus
  description: string
  client_id: string
  client_name: string
  issued_on: string | null
  due_on: string
  currency: string
  total: number
  balance: number
  pay_link: string | null
}

/** The totals that are paid, open and overdue, in one currency. */
export type CurrencyTotals = { currency: string } & InvoiceTotals
