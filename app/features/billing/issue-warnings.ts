import { invoiceIssue } from '#content/admin-invoices.ts'
import { sampleInvoices } from '#content/sample-invoices.ts'
import type { InvoiceDocument } from './invoice-document.ts'

const { warnings } = invoiceIssue

/** What an invoice issued now would lack forever because the billing settings lack it. */
export function issueWarnings({
  issuer,
  taxes,
}: Pick<InvoiceDocument, 'issuer' | 'taxes'>): string[] {
  const { bank } = issuer
  const found: string[] = []
  if (!bank) found.push(warnings.noBank)
  else if (bank.bank === sampleInvoices.bank.bank) found.push(warnings.sampleBank)
  const unregistered = taxes.filter(({ rate, registration }) => rate > 0 && !registration)
  if (unregistered.length > 0)
    found.push(warnings.unregistered(unregistered.map(({ name }) => name)))
  const isSample = taxes.some(
    ({ registration }) => registration === sampleInvoices.tax.registration,
  )
  if (isSample) found.push(warnings.sampleRegistration)
  return found
}
