/*
 * All amounts are whole minor units (cents). A credit note's amounts are positive: its kind says
 * that they are subtracted from the invoice that it corrects.
 */

export const documentStatuses = ['draft', 'pending', 'overdue', 'paid', 'credited'] as const
/**
 * A client sees an invoice as pending, overdue or paid, or as credited once credit notes cover all of
 * it. An issued credit note is always `credited`.
 */
export type DocumentStatus = (typeof documentStatuses)[number]

export interface InvoiceLine {
  position: number
  description: string
  /** Thousandths: 1500 is 1.5. */
  quantity: number
  /** Below zero on a discount. */
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
  /** Below zero for a refund. */
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
  /** Null until staff have entered it. */
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
  /** Payments less refunds. */
  paid: number
  /** The sum of the credit notes. */
  credited: number
  /** `total - credited - paid`; below zero is to be refunded. Zero on a credit note. */
  balance: number
  /** Without voided payments. */
  payments: InvoicePayment[]
  corrects: { id: string; number: string } | null
  corrected_by: { id: string; number: string; total: number }[]
  pay_link: string | null
  /** How far the latest payment by card is; null when none was begun. */
  card_state: CardState | null
}

export type CardState = 'open' | 'processing' | 'paid' | 'failed' | 'expired'
