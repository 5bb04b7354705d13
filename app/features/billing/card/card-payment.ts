import { isPayable } from '../how-to-pay.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import { providerAmount } from './card-money.ts'

type Payable = Pick<InvoiceDocument, 'kind' | 'status' | 'balance' | 'currency' | 'pay_link'>

/** What is paid by card, as the provider counts it; null where it is paid otherwise: a link that staff set goes first. */
export function cardAmount(invoice: Payable): number | null {
  if (!isPayable(invoice) || invoice.pay_link !== null) return null
  return providerAmount(invoice.balance, invoice.currency)
}

/** What an invoice's page needs to offer it: the site that opens; null where it is not offered. */
export type CardOffer = { host: string } | null
