import { type Expression, sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rowsFrom } from '#app/platform/sql-functions.server.ts'
import { float } from '#app/platform/sql-helpers.server.ts'
import { officeZone } from './invoice-status.ts'
import type { EntryKind, StatementEntry } from './statement.ts'
import type { StatementPeriod } from './statement-period.ts'

/** Everything that changed what a client owes. A payment that was voided later is in it twice. */
const movementsOf = (client: string) =>
  documentsOf(client)
    .unionAll(paymentsOf(client))
    .unionAll(voidedOf(client))
    .unionAll(correctionsOf(client))
    .as('m')

const documentsOf = (client: string) =>
  db
    .selectFrom('invoices as i')
    .select((eb) => [
      ...(['i.id', 'i.id as invoice_id', 'i.currency', 'i.description'] as const),
      'i.po_number as reference',
      eb.ref('i.number').$notNull().as('number'),
      eb.ref('i.issued_on').$notNull().as('day'),
      eb.ref('i.issued_at').$notNull().as('at'),
      sql<EntryKind>`${eb.ref('i.kind')}`.as('kind'),
      eb
        .case()
        .when('i.kind', '=', 'invoice')
        .then(eb.ref('i.total'))
        .else(sql<string>`-${eb.ref('i.total')}`)
        .end()
        .as('amount'),
    ])
    .where('i.client_id', '=', client)
    .where('i.number', 'is not', null)

/** An entry that reduces what is owed, or adds to it where money was given back. */
const paymentKind = (amount: Expression<unknown>) =>
  sql<EntryKind>`case when ${amount} < 0 then 'refund' else 'payment' end`

const paymentsOf = (client: string) =>
  db
    .selectFrom('invoice_payments as p')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.client_id', '=', 'p.client_id').onRef('i.id', '=', 'p.invoice_id'),
    )
    .select((eb) => [
      ...(['p.id', 'p.invoice_id', 'i.currency', 'p.method as description'] as const),
      'p.reference',
      eb.ref('i.number').$notNull().as('number'),
      'p.received_on as day',
      'p.created_at as at',
      paymentKind(eb.ref('p.amount')).as('kind'),
      sql<string>`-${eb.ref('p.amount')}`.as('amount'),
    ])
    .where('p.client_id', '=', client)
    .where('p.voided_at', 'is', null)

const takenBack = (client: string) =>
  db
    .selectFrom(rowsFrom('own_voided_payments', {}, 'v'))
    .innerJoin('invoices as i', 'i.id', 'v.invoice_id')
    .select((eb) => [
      eb.ref('v.id').$notNull().as('id'),
      'i.id as invoice_id',
      'i.currency',
      eb.ref('v.method').$notNull().as('description'),
      sql<string | null>`null`.as('reference'),
      eb.ref('i.number').$notNull().as('number'),
    ])
    .where('i.client_id', '=', client)

const voidedOf = (client: string) =>
  takenBack(client).select((eb) => [
    eb.ref('v.received_on').$notNull().as('day'),
    eb.ref('v.created_at').$notNull().as('at'),
    paymentKind(eb.ref('v.amount')).as('kind'),
    sql<string>`-${eb.ref('v.amount')}`.as('amount'),
  ])

const correctionsOf = (client: string) =>
  takenBack(client).select((eb) => [
    sql<string>`(${eb.ref('v.voided_at')} at time zone ${officeZone})::date`.as('day'),
    eb.ref('v.voided_at').$notNull().as('at'),
    sql<EntryKind>`'correction'`.as('kind'),
    eb.ref('v.amount').$notNull().as('amount'),
  ])

/** What was owed before a day, by currency. */
export function selectOpenings(
  tx: Tx,
  client: string,
  { from }: StatementPeriod,
): Promise<{ currency: string; opening: number }[]> {
  return tx.all(
    db
      .selectFrom(movementsOf(client))
      .select((eb) => ['m.currency', float(eb.fn.sum('m.amount').$notNull()).as('opening')])
      .where('m.day', '<', from)
      .groupBy('m.currency'),
  )
}

/** What happened in the period, in order. */
export function selectEntries(
  tx: Tx,
  client: string,
  { from, to }: StatementPeriod,
  most: number,
): Promise<StatementEntry[]> {
  return tx.all(
    db
      .selectFrom(movementsOf(client))
      .select((eb) => [
        ...(['m.id', 'm.kind', 'm.day', 'm.invoice_id', 'm.number'] as const),
        ...(['m.description', 'm.reference', 'm.currency'] as const),
        float(eb.ref('m.amount')).as('amount'),
      ])
      .where('m.day', '>=', from)
      .where('m.day', '<=', to)
      .orderBy('m.day')
      .orderBy('m.at')
      .orderBy('m.number')
      .orderBy('m.id')
      .limit(most),
  )
}

/** The name that stands on its statement. */
export async function selectClientName(tx: Tx, client: string): Promise<string> {
  const name = db
    .selectFrom('clients as c')
    .select((eb) => eb.fn.coalesce('c.company_name', 'c.name').as('name'))
    .where('c.id', '=', client)
  return (await tx.first(name))?.name ?? ''
}
