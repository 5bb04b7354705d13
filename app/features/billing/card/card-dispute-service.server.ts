import type { Stripe } from 'stripe'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { cardPayments as copy } from '#content/card-payments.ts'
import { documentIn } from '../invoice-service.server.ts'
import { selectPaidInvoice } from './card-checkout-store.server.ts'
import { disputeMail } from './card-dispute-mail.server.tsx'
import type { DisputeStep } from './card-matter.ts'
import { endSteps, insertMatter, selectSteps } from './card-matter-store.server.ts'
import { hundredthsOf } from './card-money.ts'
import { invoiceOf } from './card-settlement-service.server.ts'

const deeds = {
  disputed: 'invoice.card_payment_disputed',
  dispute_won: 'invoice.card_dispute_won',
  dispute_lost: 'invoice.card_dispute_lost',
  dispute_ended: 'invoice.card_dispute_ended',
} as const

/**
 * Tells staff that the bank of a client asks for a payment again, or what it has decided. The invoice stays as it is, and
 * the client learns nothing of it here. Each step is told once; that a dispute was begun is not told after its end.
 * @throws CardFault when the provider does not say what was paid: the message comes again
 */
export async function noteDispute(
  app: App,
  tx: Tx,
  dispute: Stripe.Dispute,
  isOver: boolean,
): Promise<void> {
  const { id, payment_intent } = dispute
  const paymentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
  if (!paymentId) return
  // That it was paid may not have been told yet.
  const paidFor =
    (await selectPaidInvoice(tx, paymentId)) ?? (await app.cards?.invoiceOf(paymentId))
  const invoice = await invoiceOf(app, tx, paidFor ?? null)
  if (!invoice) return
  const kind = stepOf(dispute.status, isOver)
  const told = await selectSteps(tx, id)
  if (told.includes(kind) || (kind === 'disputed' && told.length > 0)) return
  const money = moneyOf(dispute)
  if (money.amount <= 0) return
  await endSteps(tx, id, { now: app.now(), name: copy.provider })
  const due = dispute.evidence_details?.due_by
  const step = {
    ...{ kind, ...money, payment_id: paymentId },
    reason: (dispute.reason || 'general').slice(0, 100),
    answer_by: kind === 'disputed' && due ? new Date(due * 1_000) : null,
  }
  await insertMatter(tx, invoice, { ...step, dispute_id: id })
  const { number } = invoice
  const details = { number, ...money, reason: step.reason, reference: paymentId, dispute: id }
  await audit(tx, { action: deeds[kind], subjectType: 'invoice', subjectId: invoice.id, details })
  const { notifyEmail: to, baseUrl } = app.config
  await queueMail(app, tx, await disputeMail(await documentIn(tx, invoice.id), step, to, baseUrl))
}

function moneyOf({ amount, currency: code }: Stripe.Dispute) {
  const currency = code.toUpperCase()
  return { amount: hundredthsOf(amount, currency), currency }
}

/** Some banks decide at once: then the message that begins a dispute says already how it ended. */
function stepOf(status: Stripe.Dispute.Status, isOver: boolean): DisputeStep {
  if (status === 'lost') return 'dispute_lost'
  // A question of the bank that became no dispute.
  if (status === 'won' || status === 'warning_closed') return 'dispute_won'
  return isOver || status === 'prevented' ? 'dispute_ended' : 'disputed'
}
