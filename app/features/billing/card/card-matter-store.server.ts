import type { Expression } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { float, iso } from '#app/platform/sql-helpers.server.ts'
import type { LockedInvoice } from '../invoice-state-store.server.ts'
import type { CardMatter } from './card-matter.ts'

type Told = Pick<CardMatter, 'kind' | 'amount' | 'currency' | 'payment_id'>
type NewMatter = Told & { dispute_id?: string; reason?: string; answer_by?: Date | null }

export async function insertMatter(tx: Tx, of: LockedInvoice, one: NewMatter): Promise<void> {
  const values = { client_id: of.client_id, invoice_id: of.id, ...one }
  await tx.run(db.insertInto('card_matters').values(values))
}

/** The steps of a dispute that staff were told. */
export async function selectSteps(tx: Tx, disputeId: string): Promise<string[]> {
  const steps = db.selectFrom('card_matters').select('kind').where('dispute_id', '=', disputeId)
  return (await tx.all(steps)).map(({ kind }) => kind)
}

/** What was told of a dispute before needs nobody any more. */
export async function endSteps(
  tx: Tx,
  disputeId: string,
  by: { now: Date; name: string },
): Promise<void> {
  await tx.run(
    db
      .updateTable('card_matters')
      .set({ seen_to_at: by.now, seen_to_by: by.name })
      .where('dispute_id', '=', disputeId)
      .where('seen_to_at', 'is', null),
  )
}

/** How much of a payment was given back, as far as staff were told. */
export async function sumRefunded(tx: Tx, paymentId: string): Promise<number> {
  const row = await tx.first(
    db
      .selectFrom('card_matters')
      .select((eb) => float(eb.fn.coalesce(eb.fn.sum('amount'), eb.lit(0))).as('sum'))
      .where('payment_id', '=', paymentId)
      .where('kind', '=', 'refunded'),
  )
  return row?.sum ?? 0
}

/** What staff have not seen to yet. */
export const openMatters = (invoiceId: Expression<string>) =>
  db
    .selectFrom('card_matters as m')
    .select((eb) => [
      ...(['m.id', 'm.kind', 'm.currency', 'm.payment_id', 'm.reason'] as const),
      float(eb.ref('m.amount')).as('amount'),
      iso(eb.ref('m.answer_by')).as('answer_by'),
      iso(eb.ref('m.created_at')).as('created_at'),
    ])
    .where('m.invoice_id', '=', invoiceId)
    .where('m.seen_to_at', 'is', null)
    .orderBy('m.created_at')

/** Undefined when there is no such matter of the invoice, or somebody has seen to it. */
export function markSeenTo(
  tx: Tx,
  invoiceId: string,
  id: string,
  by: { now: Date; name: string },
): Promise<Told | undefined> {
  return tx.first(
    db
      .updateTable('card_matters')
      .set({ seen_to_at: by.now, seen_to_by: by.name })
      .where('id', '=', id)
      .where('invoice_id', '=', invoiceId)
      .where('seen_to_at', 'is', null)
      .returning((eb) => [
        ...(['kind', 'currency', 'payment_id'] as const),
        float(eb.ref('amount')).as('amount'),
      ]),
  )
}
