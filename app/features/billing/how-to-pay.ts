import { invoiceDocument as copy } from '#content/invoice-document.ts'
import type { BankDetails, InvoiceDocument } from './invoice-document.ts'

type Standing = Pick<InvoiceDocument, 'kind' | 'status' | 'balance'>

/** Whether there is something to pay. */
export function isPayable({ kind, status, balance }: Standing): boolean {
  return kind === 'invoice' && (status === 'pending' || status === 'overdue') && balance > 0
}

/** The site that a payment link leads to, as browsers show it; null for a page of our own. */
export const payHost = (href: string): string | null =>
  URL.canParse(href) ? new URL(href).host : null

/** Why there is nothing to pay. */
export function closedNote({ kind, status }: InvoiceDocument): string {
  if (kind === 'credit_note') return copy.creditNote
  if (status === 'draft') return copy.draftNote
  return status === 'credited' ? copy.wasCredited : copy.paidInFull
}

/** The bank details for a transfer, and the reference to quote. */
export function transferDetails(bank: BankDetails, reference: string) {
  const { account_name, bank: name, account, routing, swift } = bank
  const details = { account_name, bank: name, account, routing, swift, reference }
  return Object.entries(details).flatMap(([key, text]) =>
    text ? [{ term: copy.bank[key as keyof typeof details], text }] : [],
  )
}
