import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { invoicePayments } from '#content/admin-invoices.ts'
import { notFound } from './billing-access.server.ts'
import { formatMoney } from './invoice.ts'
import { tellPayment } from './invoice-payment-notification.server.ts'
import { insertPayment, selectPayments, voidPaymentRow } from './invoice-payment-store.server.ts'
import { type LockedInvoice, lockInvoice, settle } from './invoice-state-store.server.ts'
import { billingDay, standingOf } from './invoice-status.ts'

export type PaymentInput = {
  /** A new id for every rendering of the form, so that a form sent twice is recorded once. */
  id: string
  /** Above zero. When more was paid than is owed, this is the amount that is refunded. */
  amount: number
  received_on: string
  method: string
  reference: string | null
}

const { errors } = invoicePayments

/**
 * Records a payment up to the amount that is owed, or a refund up to the amount that was overpaid.
 * Notifies those of the client who see invoices, and mails those who get them.
 * @throws AppError `forbidden`, `not_found`; `invalid` when the amount is too large; `conflict` when nothing is owed
 */
export async function recordPayment(
  app: App,
  actor: Actor,
  id: string,
  payment: PaymentInput,
): Promise<void> {
  const staff = requireStaff(actor, 'billing')
  const work = changing(app, actor, id, async (tx, locked) => {
    // The form was sent twice.
    if ((await selectPayments(tx, id)).some((one) => one.id === payment.id)) return locked.paid
    if (locked.balance === 0) throw new AppError('conflict', errors.settled)
    const most = Math.abs(locked.balance)
    if (payment.amount > most)
      throw new AppError('invalid', errors.tooMuch(formatMoney(most, locked.currency)))
    if (payment.received_on > billingDay(app.now())) throw new AppError('invalid', errors.future)
    const isRefund = locked.balance < 0
    const amount = isRefund ? -payment.amount : payment.amount
    await takeIn(
      app,
      tx,
      locked,
      { ...payment, amount, recorded_by: staff.fullName },
      isRefund ? 'invoice.refund_recorded' : 'invoice.payment_recorded',
    )
    return locked.paid + amount
  })
  await work.catch((error) => {
    if (!isUniqueViolation(error)) throw error
  })
}

type Received = Parameters<typeof insertPayment>[2]

/**
 * Stores a payment or, below zero, a refund of a locked invoice, and tells its client. The caller has checked the
 * amount, and settles the invoice.
 */
export async function takeIn(
  app: App,
  tx: Tx,
  locked: LockedInvoice,
  payment: Received,
  action: 'invoice.payment_recorded' | 'invoice.refund_recorded' | 'invoice.card_payment_received',
): Promise<void> {
  await insertPayment(tx, locked, payment)
  const { id, amount, received_on, method, reference } = payment
  const details = { payment: id, amount, received_on, method, reference }
  await audit(tx, { action, subjectType: 'invoice', subjectId: locked.id, details })
  const kind = amount < 0 ? 'refunded' : 'received'
  await tellPayment(app, tx, locked, { kind, amount, received_on })
}

/**
 * Voids a payment that was recorded in error. It can still be read. A voided payment stays voided.
 * @throws AppError `forbidden`, `not_found`; `conflict` when more would have been given back than was paid
 */
export async function voidPayment(
  app: App,
  actor: Actor,
  target: { id: string; paymentId: string },
  reason: string,
): Promise<void> {
  const staff = requireStaff(actor, 'billing')
  const { id, paymentId } = target
  await changing(app, actor, id, async (tx, locked) => {
    const by = { now: app.now(), name: staff.fullName, reason }
    const row = isUuid(paymentId) ? await voidPaymentRow(tx, id, paymentId, by) : undefined
    if (!row) return locked.paid
    if (locked.paid - row.amount < 0) throw new AppError('conflict', errors.givenBack)
    const details = { payment: paymentId, amount: row.amount, reason }
    const event = {
      action: 'invoice.payment_voided' as const,
      subjectType: 'invoice',
      subjectId: id,
    }
    await audit(tx, { ...event, details })
    await tellPayment(app, tx, locked, { kind: 'voided', amount: -row.amount })
    return locked.paid - row.amount
  })
}

/** Changes what was paid, with the invoice locked, and stores the status that follows from it. */
async function changing(
  app: App,
  actor: Actor,
  id: string,
  work: (tx: Tx, locked: LockedInvoice) => Promise<number>,
): Promise<void> {
  await app.db.as(actor, async (tx) => {
    const locked = isUuid(id) ? await lockInvoice(tx, id) : undefined
    if (!locked?.number || locked.kind !== 'invoice') throw notFound()
    const paid = await work(tx, locked)
    if (paid === locked.paid) return
    const status = standingOf({ ...locked, paid }, billingDay(app.now()))
    await settle(tx, id, { status, paid, credited: locked.credited })
  })
}
