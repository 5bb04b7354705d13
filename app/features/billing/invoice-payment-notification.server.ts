import { notify } from '#app/features/accounts/notifications/notification-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { invoiceMails } from '#content/invoice-mails.ts'
import { formatMoney } from './invoice.ts'
import { type PaymentNotice, paymentMail } from './invoice-mails.server.tsx'
import { selectBillingPeople } from './invoice-schedule-store.server.ts'
import { documentIn } from './invoice-service.server.ts'
import type { LockedInvoice } from './invoice-state-store.server.ts'

/**
 * Tells a client about a recorded payment, or one that did not come: everyone who sees invoices by a notification, those who get them also by mail.
 * Runs in the transaction that records it.
 * @param locked the invoice as it was before
 * @param notice `amount` in the currency's smallest unit, below zero when it reduces what was paid
 */
export async function tellPayment(
  app: App,
  tx: Tx,
  locked: LockedInvoice,
  notice: Omit<PaymentNotice, 'balance'>,
): Promise<void> {
  const { id, client_id: clientId, currency } = locked
  const amount = formatMoney(Math.abs(notice.amount), currency)
  await notify(tx, {
    clientId,
    kind: `payment.${notice.kind}`,
    title: invoiceMails.payments[notice.kind].notice(locked.number ?? '', amount),
    url: `/dashboard/invoices/${id}`,
  })
  const people = await selectBillingPeople(tx, clientId)
  if (people.length === 0) return
  const document = await documentIn(tx, id)
  const received = notice.kind === 'failed' ? 0 : notice.amount
  const told = { ...notice, balance: locked.balance - received }
  const mail = await paymentMail(document, told, app.config.baseUrl)
  for (const to of people) await queueMail(app, tx, { ...mail, to })
}
