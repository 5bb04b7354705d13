import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { float, iso } from '#app/platform/sql-helpers.server.ts'
import type { CardSession } from './card-provider.server.ts'

export type Checkout = {
  session_id: string
  client_id: string
  invoice_id: string
  amount: number
  currency: string
  state: CardSession['state']
  url: string | null
}

/** One is usual: a new page ends the others. */
const mostOpen = 20

const columns = ['session_id', 'client_id', 'invoice_id', 'currency', 'state', 'url'] as const
const checkouts = () =>
  db.selectFrom('card_checkouts').select((eb) => [...columns, float(eb.ref('amount')).as('amount')])

/**
 * The pages of an invoice: those that wait for a bank, then the open ones, then the others, the newest first; each with
 * the number of all. One statement, because another click may open a page between two.
 */
export const selectPages = (tx: Tx, invoiceId: string) =>
  tx.all(
    checkouts()
      .select((eb) => [
        iso(eb.ref('expires_at')).as('expires_at'),
        sql<number>`(count(*) over ())::int`.as('count'),
      ])
      .where('invoice_id', '=', invoiceId)
      .orderBy((eb) =>
        eb.case('state').when('processing').then(0).when('open').then(1).else(2).end(),
      )
      .orderBy('created_at', 'desc')
      .limit(mostOpen),
  )

type NewCheckout = {
  session: CardSession
  clientId: string
  invoiceId: string
  amount: number
  currency: string
  startedBy?: string
  checkAt: Date
}

/** @returns whether it is new: two clicks get the same page of the provider */
export async function insertCheckout(tx: Tx, one: NewCheckout): Promise<boolean> {
  const { session } = one
  const added = await tx.all(
    db
      .insertInto('card_checkouts')
      .values({
        client_id: one.clientId,
        invoice_id: one.invoiceId,
        session_id: session.id,
        url: session.url,
        amount: one.amount,
        currency: one.currency,
        ...(one.startedBy && { started_by: one.startedBy }),
        expires_at: session.expiresAt,
        check_at: one.checkAt,
      })
      .onConflict((conflict) => conflict.column('session_id').doNothing())
      .returning('session_id'),
  )
  return added.length > 0
}

type FailedTry = {
  key: string
  clientId: string
  invoiceId: string
  amount: number
  currency: string
  now: Date
}

/** Notes a page that the provider failed to open, by the key of the question: it has ended before it began. */
export async function insertFailedTry(tx: Tx, one: FailedTry): Promise<void> {
  const { key, now, amount, currency, clientId: client_id, invoiceId: invoice_id } = one
  const ended = { state: 'expired' as const, expires_at: now, check_at: now }
  await tx.run(
    db
      .insertInto('card_checkouts')
      .values({ client_id, invoice_id, amount, currency, session_id: key, ...ended })
      .onConflict((conflict) => conflict.column('session_id').doNothing()),
  )
}

/** A checkout, locked until the transaction ends. */
export function lockCheckout(tx: Tx, sessionId: string): Promise<Checkout | undefined> {
  return tx.first(checkouts().where('session_id', '=', sessionId).forUpdate())
}

/** Notes what the provider says. Its address ends with it. */
export async function markCheckout(
  tx: Tx,
  sessionId: string,
  { state, paymentId }: Pick<CardSession, 'state' | 'paymentId'>,
  checkAt: Date,
): Promise<void> {
  await tx.run(
    db
      .updateTable('card_checkouts')
      .set({
        state,
        payment_id: paymentId,
        check_at: checkAt,
        ...(state !== 'open' && { url: null }),
      })
      .where('session_id', '=', sessionId),
  )
}

/** Ends one that the provider does not know, unless it has ended. */
export async function markUnknown(tx: Tx, sessionId: string): Promise<void> {
  await tx.run(
    db
      .updateTable('card_checkouts')
      .set({ state: 'expired', url: null })
      .where('session_id', '=', sessionId)
      .where('state', 'in', ['open', 'processing']),
  )
}

/** The provider is asked about it later. */
export async function postponeCheck(tx: Tx, sessionId: string, checkAt: Date): Promise<void> {
  const one = db.updateTable('card_checkouts').where('session_id', '=', sessionId)
  await tx.run(one.set({ check_at: checkAt }))
}

/** Those the provider should have told about by now. */
export function selectUnheard(tx: Tx, now: Date, limit: number): Promise<{ session_id: string }[]> {
  return tx.all(
    db
      .selectFrom('card_checkouts')
      .select('session_id')
      .where((eb) => sql<boolean>`${eb.ref('state')} in ('open', 'processing')`)
      .where('check_at', '<=', now.toISOString())
      .orderBy('check_at')
      .limit(limit),
  )
}

/** The pages at which an invoice may be paid, or may have been paid since; the newest first. */
export async function selectOpen(tx: Tx, invoiceId: string): Promise<string[]> {
  const open = checkouts().where('invoice_id', '=', invoiceId).where('state', '=', 'open')
  const rows = await tx.all(open.orderBy('created_at', 'desc').limit(mostOpen))
  return rows.map(({ session_id }) => session_id)
}

/** The invoice of a payment that the provider names. */
export async function selectPaidInvoice(tx: Tx, paymentId: string): Promise<string | undefined> {
  const row = await tx.first(checkouts().where('payment_id', '=', paymentId).limit(1))
  return row?.invoice_id
}

/** Deletes checkouts that led to nothing, and messages that the provider no longer repeats. */
export async function deleteOldCheckouts(tx: Tx, before: Date): Promise<void> {
  await tx.run(
    db
      .deleteFrom('card_checkouts')
      .where((eb) => sql<boolean>`${eb.ref('state')} in ('failed', 'expired')`)
      .where('created_at', '<', before.toISOString()),
  )
  await tx.run(db.deleteFrom('card_events').where('received_at', '<', before.toISOString()))
}

/** @returns whether this message is heard for the first time */
export async function takeCardEvent(
  tx: Tx,
  event: { id: string; kind: string; received_at: Date },
): Promise<boolean> {
  const added = await tx.all(
    db
      .insertInto('card_events')
      .values(event)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  )
  return added.length > 0
}
