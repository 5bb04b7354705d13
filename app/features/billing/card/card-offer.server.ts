import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import { type CardOffer, cardAmount } from './card-payment.ts'

/** Whether an invoice is paid by card: not by staff, who only look, and not without keys. */
export function cardOffer({ cards }: App, actor: Actor, invoice: InvoiceDocument): CardOffer {
  const isLooking = actor.kind !== 'user' || actor.viewing === true
  return cards && !isLooking && cardAmount(invoice) !== null ? { host: cards.host } : null
}
