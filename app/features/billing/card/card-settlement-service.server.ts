import { audit } from '#app/features/audit/audit-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { uuidFromHash } from '#app/platform/identifier.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { cardPayments as copy } from '#content/card-payments.ts'
import { tellPayment } from '../invoice-payment-notification.server.ts'
import { takeIn } from '../invoice-payment-service.server.ts'
import { type LockedInvoice, lockInvoice, settle } from '../invoice-state-store.server.ts'
import { billingDay, standingOf } from '../invoice-status.ts'
import {
  insertCheckout,
  lockCheckout,
  markCheckout,
  selectPaidInvoice,
} from './card-checkout-store.server.ts'
import { insertMatter, sumRefunded } from './card-matter-store.server.ts'
import type { CardSession } from './card-provider.server.ts'

const dayMilliseconds = 86_400_000
const method = 'Card'

/**
 * Notes what became of a page of the provider. What was paid is recorded once, whoever says it and how often: up to the
 * open amount as a payment, the rest as a matter for staff. Each message tells the newest state, so their order is free.
 */
export async function settleSession(app: App, tx: Tx, session: CardSession): Promise<void> {
  const invoice = await invoiceOf(app, tx, session.invoiceId)
  if (!invoice) return
  const known = await lockCheckout(tx, session.id)
  const checkAt = new Date(app.now().getTime() + dayMilliseconds)
  // Stopped between the provider's answer and our note of it: they have kept what we asked for.
  if (!known && session.asked) {
    const { id: invoiceId, client_id: clientId } = invoice
    await insertCheckout(tx, { session, clientId, invoiceId, ...session.asked, checkAt })
  }
  const before = known?.state ?? 'open'
  if (before === 'paid' || (before === 'failed' && session.state !== 'paid')) return
  await markCheckout(tx, session.id, session, checkAt)
  if (session.state === 'paid') return receive(app, tx, invoice, session, known ?? session.asked)
  // A page that asked for something else was none of ours.
  const asked = known ?? session.asked
  if (session.state === 'failed' && asked) await tellFailed(app, tx, invoice, session, asked)
}

type Asked = { amount: number; currency: string }

async function receive(
  app: App,
  tx: Tx,
  invoice: LockedInvoice,
  { id, amount, currency, paymentId }: CardSession,
  asked: Asked | null,
): Promise<void> {
  const reference = paymentId ?? id
  if (asked?.amount !== amount || asked.currency !== currency || currency !== invoice.currency)
    return putBeforeStaff(tx, invoice, 'other_amount', { amount, currency }, reference)
  const open = Math.min(amount, Math.max(0, invoice.balance))
  if (open > 0) {
    const payment = {
      ...{ id: uuidFromHash('card', id), amount: open, received_on: billingDay(app.now()) },
      ...{ method, reference: reference.slice(0, 200), recorded_by: copy.provider },
    }
    await takeIn(app, tx, invoice, payment, 'invoice.card_payment_received')
    const paid = invoice.paid + open
    const status = standingOf({ ...invoice, paid }, billingDay(app.now()))
    await settle(tx, invoice.id, { status, paid, credited: invoice.credited })
  }
  if (amount > open)
    await putBeforeStaff(tx, invoice, 'too_much', { amount: amount - open, currency }, reference)
}

/**
 * Tells staff that the provider gave money back: no rule says what that means for the invoice.
 * @param all everything of this payment that was given back so far
 */
export async function noteRefund(
  app: App,
  tx: Tx,
  { paymentId, invoiceId, all }: { paymentId: string; invoiceId: string | null; all: Asked },
): Promise<void> {
  const paidFor = (await selectPaidInvoice(tx, paymentId)) ?? invoiceId
  const invoice = await invoiceOf(app, tx, paidFor)
  if (!invoice) return
  const amount = all.amount - (await sumRefunded(tx, paymentId))
  if (amount <= 0) return
  await putBeforeStaff(tx, invoice, 'refunded', { ...all, amount }, paymentId)
}

/** The invoice, locked; the account at the provider may be used for other things than our invoices. */
export async function invoiceOf(
  app: App,
  tx: Tx,
  id: string | null,
): Promise<LockedInvoice | undefined> {
  const invoice = id && isUuid(id) ? await lockInvoice(tx, id) : undefined
  if (invoice?.number && invoice.kind === 'invoice') return invoice
  app.log.warn('the payment provider tells of something that is no invoice of ours')
  return undefined
}

const deeds = {
  too_much: 'invoice.card_payment_unexpected',
  other_amount: 'invoice.card_payment_unexpected',
  refunded: 'invoice.card_refund_noted',
  failed: 'invoice.card_payment_failed',
} as const

async function putBeforeStaff(
  tx: Tx,
  invoice: LockedInvoice,
  kind: keyof typeof deeds,
  money: Asked,
  paymentId: string,
): Promise<void> {
  const { amount, currency } = money
  await insertMatter(tx, invoice, { kind, amount, currency, payment_id: paymentId })
  const { id: subjectId, number } = invoice
  const details = { number, reason: kind, amount, currency, reference: paymentId }
  await audit(tx, { action: deeds[kind], subjectType: 'invoice', subjectId, details })
}

/** Tells the client, who may have to pay again, and staff. */
async function tellFailed(
  app: App,
  tx: Tx,
  invoice: LockedInvoice,
  { id, paymentId }: CardSession,
  asked: Asked,
): Promise<void> {
  await tellPayment(app, tx, invoice, { kind: 'failed', amount: asked.amount })
  await putBeforeStaff(tx, invoice, 'failed', asked, paymentId ?? id)
}
