import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireClientMember } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { uuidFromHash } from '#app/platform/identifier.server.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { cardPayments as copy } from '#content/card-payments.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import { documentIn } from '../invoice-service.server.ts'
import {
  countCheckouts,
  insertCheckout,
  selectNewestOpen,
  selectRunning,
  selectUnheard,
} from './card-checkout-store.server.ts'
import { cardAmount } from './card-payment.ts'
import { isCardFault } from './card-provider.server.ts'
import { settleSession } from './card-settlement-service.server.ts'

export const cardCheckQueue = 'card-checks'

const perPerson: Limit = { hits: 30, seconds: 600 }
const minute = 60_000
const portion = 50

/**
 * Gives the provider's page at which the open amount of an invoice is paid. The same page as long as it can be paid
 * at, so that two clicks or two colleagues do not pay twice.
 * @returns the invoice, and the address; null when the provider does not answer
 * @throws AppError `forbidden` also for staff who view the portal; `not_found`; `conflict` when it cannot be paid by card,
 *   or a payment waits for a bank; `rate_limited`
 */
export async function startCheckout(app: App, actor: Actor, id: string) {
  const member = requireClientMember(actor)
  const { cards } = app
  const begun = await app.db.read(actor, async (tx) => {
    const invoice = await documentIn(tx, id, member.clientId)
    const { balance: amount, currency } = invoice
    const until = new Date(app.now().getTime() + 10 * minute)
    const running = await selectRunning(tx, { invoiceId: invoice.id, amount, currency, until })
    return { invoice, running, earlier: await countCheckouts(tx, invoice.id) }
  })
  const { invoice, running, earlier } = begun
  const unitAmount = cardAmount(invoice)
  if (!cards || unitAmount === null) throw new AppError('conflict', copy.notByCard)
  if (running?.state === 'processing') throw new AppError('conflict', copy.processing)
  if (running?.url) return { invoice, url: running.url }
  await countHit(app, `card-start:${member.userId}`, perPerson, app.now())
  const session = await cards
    .open(requestFor(app, invoice, unitAmount, earlier))
    .catch((error: unknown) => {
      if (!isCardFault(error)) throw error
      return null
    })
  if (!session?.url) return { invoice, url: null }
  const { balance: amount, currency, number } = invoice
  await app.db.as(actor, async (tx) => {
    const isNew = await insertCheckout(tx, {
      ...{ session, clientId: member.clientId, invoiceId: invoice.id, amount, currency },
      startedBy: member.userId,
      checkAt: new Date(session.expiresAt.getTime() + 5 * minute),
    })
    if (!isNew) return
    const event = { action: 'invoice.card_payment_started' as const, subjectType: 'invoice' }
    await audit(tx, { ...event, subjectId: invoice.id, details: { number, amount, currency } })
  })
  return { invoice, url: session.url }
}

/** The key is the same for two clicks, and another one when the amount or a page has come to an end. */
function requestFor(app: App, invoice: InvoiceDocument, unitAmount: number, earlier: number) {
  const { id, number, balance: amount, currency } = invoice
  const here = `${app.config.baseUrl}/dashboard/invoices/${id}`
  return {
    key: uuidFromHash('checkout', id, amount, currency, earlier),
    ...{ invoiceId: id, amount, currency, unitAmount },
    title: copy.titleOf(number ?? ''),
    doneUrl: `${here}?card=done`,
    backUrl: `${here}#pay`,
  }
}

/**
 * Asks about the page from which somebody comes back, because the message of it may still be on its way.
 * @returns whether the provider has answered
 */
export async function confirmCheckout(
  app: App,
  actor: Actor,
  { id, card_state }: InvoiceDocument,
): Promise<boolean> {
  if (!app.cards || card_state !== 'open' || actor.kind !== 'user' || actor.viewing) return false
  const open = await app.db.read(actor, (tx) => selectNewestOpen(tx, id))
  return open !== undefined && ask(app, open)
}

/** Asks about every page of which no message has come in time. */
export async function checkUnheard(app: App): Promise<void> {
  const unheard = app.cards
    ? await app.db.system((tx) => selectUnheard(tx, app.now(), portion))
    : []
  for (const { session_id } of unheard) if (!(await ask(app, session_id))) return
}

/** Queues one check per hour, however many instances run. */
export async function queueCardCheck(app: App): Promise<void> {
  if (!app.cards) return
  const hour = Math.floor(app.now().getTime() / (60 * minute))
  const id = uuidFromHash(cardCheckQueue, hour)
  await app.db.system((tx) => app.jobs.enqueue(tx, cardCheckQueue, { hour }, id))
}

/** @returns whether the provider has answered */
async function ask(app: App, sessionId: string): Promise<boolean> {
  try {
    const session = await app.cards?.find(sessionId)
    if (session) await app.db.system((tx) => settleSession(app, tx, session))
    return true
  } catch (error) {
    if (!isCardFault(error)) throw error
    return false
  }
}
