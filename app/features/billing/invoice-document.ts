/*
 * All amounts are whole minor units (cents). A credit note's amounts are positive: its kind says
 * that they are taken off the invoice it corrects.
 */

export const documentStatuses = ['draft', 'pending', 'overdue', 'paid', 'credited'] as const
/**
 * A client reads of an invoice: pending, overdue, paid, or credited once credit notes took all of it
 * back. An issued credit note is always `credited`.
 */
export type DocumentStatus = (typeof documentStatuses)[number]

export interface InvoiceLine {
  position: number
  description: string
  /** Thousandths: 1500 is 1.5. */
  quantity: number
  /** Below nought on a discount. */
  unit_price: number
  net: number
  /** Ids of the invoice's taxes that apply. */
  taxes: string[]
}

export interface InvoiceTax {
  id: string
  /** As `HST (Ontario)`. */
  name: string
  /** Thousandths of a percent: 13000 is 13 %. */
  rate: number
  registration: string | null
  /** The sum of the lines that it applies to. */
  base: number
  amount: number
}

export interface InvoicePayment {
  /** A day, as `yyyy-mm-dd`. */
  received_on: string
  /** Below nought where money was given back. */
  amount: number
  method: string
  reference: string | null
}

export interface BankDetails {
  account_name: string
  bank: string
  account: string
  /** Institution and transit number, or an ABA number. */
  routing: string | null
  swift: string | null
}

export interface InvoiceIssuer {
  name: string
  address: string[]
  email: string
  /** Null until staff have written it down. */
  bank: BankDetails | null
}

export interface InvoiceDocument {
  id: string
  kind: 'invoice' | 'credit_note'
  /** As `INV-2026-000001` or `CN-2026-000001`; null while it is a draft. */
  number: string | null
  status: DocumentStatus
  /** Days, as `yyyy-mm-dd`. A credit note is due on the day it is issued. */
  issued_on: string | null
  due_on: string
  /** ISO 4217. */
  currency: string
  po_number: string | null
  client: { id: string; name: string; address: string | null; contact: string | null }
  issuer: InvoiceIssuer
  project: string | null
  description: string
  notes: string | null
  lines: InvoiceLine[]
  taxes: InvoiceTax[]
  subtotal: number
  total: number
  /** What was received, less what was given back. */
  paid: number
  /** What credit notes took off. */
  credited: number
  /** `total - credited - paid`; below nought is to be given back. Nought on a credit note. */
  balance: number
  /** Without those that were voided. */
  payments: InvoicePayment[]
  corrects: { id: string; number: string } | null
  corrected_by: { id: string; number: string; total: number }[]
  pay_link: string | null
}
