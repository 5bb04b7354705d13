import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireClientMember } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { uuidFromHash } from '#app/platform/identifier.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { queueEach } from '#app/platform/repeated-job.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { cardPayments as copy } from '#content/card-payments.ts'
import type { InvoiceDocument } from '../invoice-document.ts'
import { documentIn } from '../invoice-service.server.ts'
import {
  insertCheckout,
  insertFailedTry,
  markUnknown,
  postponeCheck,
  selectOpen,
  selectPages,
  selectUnheard,
} from './card-checkout-store.server.ts'
import { cardAmount } from './card-payment.ts'
import { isCardFault } from './card-provider.server.ts'
import { settleSession } from './card-settlement-service.server.ts'

export const cardCheckQueue = 'card-checks'

const perPerson: Limit = { hits: 30, seconds: 600 }
/** How often somebody who comes back, or loads that page again, makes us ask the provider. */
const returnsPerPerson: Limit = { hits: 30, seconds: 600 }
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
  if (!cards) throw new AppError('conflict', copy.notByCard)
  const before = await begin(app, actor, id, member.clientId)
  if (before.url) return before
  await countHit(app, `card-start:${member.userId}`, perPerson, app.now())
  const nothing = { invoice: before.invoice, url: null }
  if (!(await askAll(app, before.open, 'end'))) return nothing
  // What a page that ended has led to may have changed what is to be paid.
  const now = before.open.length > 0 ? await begin(app, actor, id, member.clientId) : before
  const { invoice, unitAmount, earlier } = now
  if (now.url) return now
  const request = requestFor(app, invoice, unitAmount, earlier)
  const session = await cards.open(request).catch((error: unknown) => failed(app, now, error))
  if (!session?.url) return nothing
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

/** How an invoice stands: the page at which it is being paid, or what to know before there is one. */
async function begin(app: App, actor: Actor, id: string, clientId: string) {
  const { pages, invoice } = await app.db.read(actor, async (tx) => ({
    pages: isUuid(id) ? await selectPages(tx, id) : [],
    // After its pages: what a page that has ended has paid is seen in it.
    invoice: await documentIn(tx, id, clientId),
  }))
  const unitAmount = cardAmount(invoice)
  if (unitAmount === null) throw new AppError('conflict', copy.notByCard)
  if (pages.some(({ state }) => state === 'processing'))
    throw new AppError('conflict', copy.processing)
  const until = new Date(app.now().getTime() + 10 * minute)
  const open = pages.filter(({ state }) => state === 'open')
  const asksForThis = (page: (typeof open)[number]) =>
    page.amount === invoice.balance &&
    page.currency === invoice.currency &&
    new Date(page.expires_at) > until
  return {
    ...{ invoice, unitAmount },
    url: open.find(asksForThis)?.url ?? null,
    open: open.map(({ session_id }) => session_id),
    earlier: pages[0]?.count ?? 0,
  }
}

/** The provider repeats a failure of its own for a day to whoever asks with the same key: the next try has another one. */
async function failed(
  app: App,
  { invoice, earlier }: { invoice: InvoiceDocument; earlier: number },
  error: unknown,
): Promise<null> {
  if (!isCardFault(error)) throw error
  const { id, client, balance: amount, currency } = invoice
  if ((error.status ?? 0) < 500) return null
  await app.db.system((tx) =>
    insertFailedTry(tx, {
      ...{ clientId: client.id, invoiceId: id, amount, currency, now: app.now() },
      key: keyOf(invoice, earlier),
    }),
  )
  return null
}

const keyOf = ({ id, balance, currency }: InvoiceDocument, earlier: number) =>
  uuidFromHash('checkout', id, balance, currency, earlier)

/** The key is the same for two clicks, and another one when the amount, a page or a try has come to an end. */
function requestFor(app: App, invoice: InvoiceDocument, unitAmount: number, earlier: number) {
  const { id, number, balance: amount, currency } = invoice
  const here = `${app.config.baseUrl}/dashboard/invoices/${id}`
  return {
    key: keyOf(invoice, earlier),
    ...{ invoiceId: id, amount, currency, unitAmount },
    title: copy.titleOf(number ?? ''),
    doneUrl: `${here}?card=done`,
    backUrl: `${here}#pay`,
  }
}

/**
 * Asks about the pages from which somebody may come back, because the message of theirs may still be on its way. Whoever comes
 * too often is told what we know.
 * @returns whether the provider has told of them
 */
export async function confirmCheckout(
  app: App,
  actor: Actor,
  { id }: InvoiceDocument,
): Promise<boolean> {
  if (!app.cards || actor.kind !== 'user' || actor.viewing) return false
  const open = await app.db.read(actor, (tx) => selectOpen(tx, id))
  return open.length > 0 && (await mayAsk(app, actor.userId)) && askAll(app, open)
}

async function mayAsk(app: App, userId: string): Promise<boolean> {
  try {
    await countHit(app, `card-return:${userId}`, returnsPerPerson, app.now())
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false
    throw error
  }
}

/**
 * Asks about every page of which no message has come in time. One that the provider refuses to answer about is asked about
 * again in an hour, after the others.
 */
export async function checkUnheard(app: App): Promise<void> {
  const { cards } = app
  if (!cards) return
  const unheard = await app.db.system((tx) => selectUnheard(tx, app.now(), portion))
  for (const { session_id: id } of unheard) {
    if (cards.isResting()) return
    if (await ask(app, id)) continue
    const later = new Date(app.now().getTime() + 60 * minute)
    await app.db.system((tx) => postponeCheck(tx, id, later))
  }
}

/** Queues one check per hour, however many instances run. */
export async function queueCardCheck(app: App): Promise<void> {
  if (app.cards) await queueEach(app, 'hour', cardCheckQueue)
}

/** @returns whether the provider has answered about all of them; it is asked no further about the first that it does not */
async function askAll(app: App, sessionIds: string[], how?: 'end'): Promise<boolean> {
  for (const id of sessionIds) if (!(await ask(app, id, how))) return false
  return true
}

/**
 * Notes how a page stands, in the name of the provider and not of whoever has made us ask.
 * @param how `end` also ends it, unless it was paid at
 * @returns whether the provider has answered
 */
async function ask(app: App, id: string, how: 'find' | 'end' = 'find'): Promise<boolean> {
  try {
    const session = await app.cards?.[how](id)
    await asSystem(() =>
      app.db.system((tx) => (session ? settleSession(app, tx, session) : markUnknown(tx, id))),
    )
    return true
  } catch (error) {
    if (!isCardFault(error)) throw error
    return false
  }
}
