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
import { selectAftermath } from './invoice-mail-store.server.ts'
import * as store from './invoice-state-store.server.ts'
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
    const locked = isUuid(id) ? await store.lockInvoice(tx, id) : undefined
    if (!locked) throw notFound()
    if (locked.number) return { number: locked.number }
    if (locked.version !== based) return { stale: true }
    const day = billingDay(app.now())
    if (locked.total <= 0) throw new AppError('invalid', invoiceIssue.errors.amount)
    if (locked.due_on < day) throw new AppError('invalid', invoiceIssue.errors.due)
    const number = await issueDraft(app, tx, locked, day)
    const details = {
      number,
      total: locked.total,
      currency: locked.currency,
      due_on: locked.due_on,
    }
    const event = { action: 'invoice.issued' as const, subjectType: 'invoice', subjectId: id }
    await audit(tx, { ...event, details })
    return { number }
  })
}

/** Gives a draft its number, and tells its client. In a transaction that holds it. */
export async function issueDraft(
  app: App,
  tx: Tx,
  locked: store.LockedInvoice,
  day: string,
): Promise<string> {
  const status = locked.kind === 'credit_note' ? 'credited' : standingOf(locked, day)
  const issuer = issuerOf(await settingsIn(tx))
  const number = await store.issueDraft(tx, locked.id, { day, now: app.now(), status, issuer })
  await notify(tx, {
    clientId: locked.client_id,
    kind: `${locked.kind}.issued`,
    title: invoiceMails.notice[locked.kind](number, locked.description),
    url: `/dashboard/invoices/${locked.id}`,
  })
  await queueInvoiceMail(app, tx, locked.id, locked.kind === 'invoice' ? 'issued' : 'credited')
  return number
}

/** Mails an invoice once more. @returns how many people it goes to @throws AppError `forbidden`, `not_found` */
export async function mailAgain(app: App, actor: Actor, id: string): Promise<number> {
  requireStaff(actor, 'billing')
  return app.db.as(actor, async (tx) => {
    const locked = isUuid(id) ? await store.lockInvoice(tx, id) : undefined
    if (!locked?.number) throw notFound()
    const mailing = await selectAftermath(tx, id)
    if (!mailing || mailing.people === 0) return 0
    await queueInvoiceMail(app, tx, id, locked.kind === 'invoice' ? 'issued' : 'credited')
    const event = { action: 'invoice.mailed_again' as const, subjectType: 'invoice', subjectId: id }
    await audit(tx, { ...event, details: { number: locked.number, people: mailing.people } })
    return mailing.people
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
    const locked = isUuid(id) ? await store.lockInvoice(tx, id) : undefined
    if (!locked?.number || locked.kind !== 'invoice') throw notFound()
    if (locked.pay_link === link) return
    await store.setPayLink(tx, id, link)
    const action = link ? 'invoice.pay_link_set' : 'invoice.pay_link_removed'
    const details = { number: locked.number, from: locked.pay_link, to: link }
    await audit(tx, { action, subjectType: 'invoice', subjectId: id, details })
  })
}
