import { notify } from '#app/features/accounts/notifications/notification-service.server.ts'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { invoiceIssue } from '#content/admin-invoices.ts'
import { invoiceMails } from '#content/invoice-mails.ts'
import { notFound } from './billing-access.server.ts'
import { issuerOf } from './billing-settings.ts'
import { settingsIn } from './billing-settings-service.server.ts'
import { queueInvoiceMail } from './invoice-mail-service.server.ts'
import * as store from './invoice-payment-store.server.ts'
import { billingDay, standingOf } from './invoice-status.ts'

export type Issued = { number: string; stale?: undefined } | { stale: true }

/**
 * Issues a draft: from here on it has a number and stays as it is, its client reads it, and a mail is
 * on its way. One that was issued already keeps its number.
 * @param based the version that was looked at; another one is not issued
 * @throws AppError `forbidden`, `not_found`; `invalid` for one without lines, an amount or time to pay
 */
export async function issueInvoice(
  app: App,
  actor: Actor,
  id: string,
  based: number,
): Promise<Issued> {
  requireStaff(actor, 'billing')
  return app.db.as(actor, async (tx) => {
    const held = isUuid(id) ? await store.lockInvoice(tx, id) : undefined
    if (!held) throw notFound()
    if (held.number) return { number: held.number }
    if (held.version !== based) return { stale: true }
    const day = billingDay(app.now())
    if (held.total <= 0) throw new AppError('invalid', invoiceIssue.errors.amount)
    if (held.due_on < day) throw new AppError('invalid', invoiceIssue.errors.due)
    const number = await issueDraft(app, tx, held, day)
    const details = { number, total: held.total, currency: held.currency, due_on: held.due_on }
    const event = { action: 'invoice.issued' as const, subjectType: 'invoice', subjectId: id }
    await audit(tx, { ...event, details })
    return { number }
  })
}

/** Gives a draft its number, and tells its client. In a transaction that holds it. */
export async function issueDraft(
  app: App,
  tx: Tx,
  held: store.LockedInvoice,
  day: string,
): Promise<string> {
  const status = held.kind === 'credit_note' ? 'credited' : standingOf(held, day)
  const issuer = issuerOf(await settingsIn(tx))
  const number = await store.issueDraft(tx, held.id, { day, now: app.now(), status, issuer })
  await notify(tx, {
    clientId: held.client_id,
    kind: `${held.kind}.issued`,
    title: invoiceMails.notice[held.kind](number, held.description),
    url: `/dashboard/invoices/${held.id}`,
  })
  await queueInvoiceMail(app, tx, held.id, held.kind === 'invoice' ? 'issued' : 'credited')
  return number
}

/** Mails an invoice once more. @returns how many people it goes to @throws AppError `forbidden`, `not_found` */
export async function mailAgain(app: App, actor: Actor, id: string): Promise<number> {
  requireStaff(actor, 'billing')
  return app.db.as(actor, async (tx) => {
    const held = isUuid(id) ? await store.lockInvoice(tx, id) : undefined
    if (!held?.number) throw notFound()
    const stamps = await store.selectMailTimes(tx, id)
    if (!stamps || stamps.people === 0) return 0
    await queueInvoiceMail(app, tx, id, held.kind === 'invoice' ? 'issued' : 'credited')
    const event = { action: 'invoice.mailed_again' as const, subjectType: 'invoice', subjectId: id }
    await audit(tx, { ...event, details: { number: held.number, people: stamps.people } })
    return stamps.people
  })
}

/**
 * Sets or clears where an invoice can be paid online.
 * @throws AppError `forbidden`, `not_found`
 */
export async function setPayLink(
  app: App,
  actor: Actor,
  id: string,
  link: string | null,
): Promise<void> {
  requireStaff(actor, 'billing')
  await app.db.as(actor, async (tx) => {
    const held = isUuid(id) ? await store.lockInvoice(tx, id) : undefined
    if (!held?.number || held.kind !== 'invoice') throw notFound()
    if (held.pay_link === link) return
    await store.setPayLink(tx, id, link)
    const action = link ? 'invoice.pay_link_set' : 'invoice.pay_link_removed'
    const details = { number: held.number, from: held.pay_link, to: link }
    await audit(tx, { action, subjectType: 'invoice', subjectId: id, details })
  })
}
