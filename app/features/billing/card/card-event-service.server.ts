import type { Stripe } from 'stripe'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { deleteOldCheckouts, takeCardEvent } from './card-checkout-store.server.ts'
import { noteDispute } from './card-dispute-service.server.ts'
import { hundredthsOf } from './card-money.ts'
import { sessionOf } from './card-provider.server.ts'
import { noteRefund, settleSession } from './card-settlement-service.server.ts'

const fromAddress: Limit = { hits: 1_200, seconds: 600 }
const keptDays = 90

/**
 * Takes a message of the payment provider. What it tells is stored before it is answered; a message that
 * is not answered comes again, and one that was answered counts once.
 * @param body as it was sent, to the letter: the signature is over these bytes
 * @throws AppError `not_found` without keys; `rate_limited`; `invalid` when the provider has not signed it
 */
export async function takeCardMessage(app: App, body: string, signature: string): Promise<void> {
  const { cards } = app
  if (!cards) throw new AppError('not_found', 'Not found')
  await countVisit(app, 'card-message', fromAddress, app.now())
  const message = await cards.messageOf(body, signature, app.now())
  if (!message) throw new AppError('invalid', 'The signature is not valid.')
  await app.db.system(async (tx) => {
    const { id, type: kind } = message
    const isNew = await takeCardEvent(tx, { id, kind, received_at: app.now() })
    if (isNew) await take(app, tx, message)
  })
}

async function take(app: App, tx: Tx, message: Stripe.Event): Promise<void> {
  switch (message.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return settleSession(app, tx, sessionOf(message.data.object))
    case 'checkout.session.async_payment_failed':
      return settleSession(app, tx, sessionOf(message.data.object, true))
    case 'charge.refunded':
      return refunded(app, tx, message.data.object)
    case 'charge.dispute.created':
      return noteDispute(app, tx, message.data.object, false)
    case 'charge.dispute.closed':
      return noteDispute(app, tx, message.data.object, true)
  }
}

async function refunded(app: App, tx: Tx, charge: Stripe.Charge): Promise<void> {
  const { payment_intent, metadata, amount_refunded } = charge
  const currency = charge.currency.toUpperCase()
  const paymentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
  const all = { amount: hundredthsOf(amount_refunded, currency), currency }
  const invoiceId = metadata.invoice ?? null
  await noteRefund(app, tx, { paymentId: paymentId ?? charge.id, invoiceId, all })
}

/** Deletes checkouts that led to nothing, and the ids of old messages. */
export async function tidyCardPayments(app: App): Promise<void> {
  const before = new Date(app.now().getTime() - keptDays * 86_400_000)
  await app.db.system((tx) => deleteOldCheckouts(tx, before))
}
