import { type Expression, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { listSource } from '#app/lists/list-source.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { idsFrom } from '#app/platform/sql-functions.server.ts'
import { float } from '#app/platform/sql-helpers.server.ts'
import type { InvoiceListQuery } from './invoice-list-query.ts'

/**
 * @param isClients read by the client itself: its search goes through a function of the owner
 * @param views the saved views of the list
 */
export function invoiceSource(
  { status, client }: InvoiceListQuery,
  isClients: boolean,
  views: Expression<unknown> = sql`null`,
) {
  const of_status = status === 'all' || status === 'card' ? null : status
  const found = (pattern: string, at_most: number) =>
    idsFrom('own_invoices_matching', { pattern, at_most, of_status })
  return listSource({
    table: db.selectFrom('invoices as i'),
    as: 'i',
    filters: (eb) => [
      // What is read across clients has to say so, or their common indexes are not found.
      client ? eb('i.client_id', '=', client) : sql<boolean>`${eb.ref('i.version')} >= 1`,
      ...(of_status ? [eb('i.status', '=', of_status)] : []),
      ...(status === 'card' ? [eb('i.id', 'in', invoicesToLookAt())] : []),
    ],
    rows: (from) =>
      from
        .innerJoin('clients as c', 'c.id', 'i.client_id')
        .select((eb) => [
          ...(['i.id', 'i.kind', 'i.number', 'i.status', 'i.description', 'i.client_id'] as const),
          ...(['i.issued_on', 'i.due_on', 'i.currency', 'i.pay_link'] as const),
          eb.fn.coalesce('c.company_name', 'c.name').as('client_name'),
          float(eb.ref('i.total')).as('total'),
          float(eb.ref('i.balance')).as('balance'),
        ]),
    // Each order is that of indexes in db/migrations/0028_invoices.sql.
    sorts: {
      issued_at: (eb) => sql<string>`coalesce(${eb.ref('i.issued_at')}, 'infinity'::timestamptz)`,
      due_on: 'i.due_on',
      number: (eb) => sql<string>`coalesce(${eb.ref('i.number')}, '')`,
      total: 'i.total',
    },
    found: isClients ? found : undefined,
    beside: jsonBuildObject({ totals: jsonArrayFrom(totalsOf(client)), views }),
  })
}

const invoicesToLookAt = () =>
  db.selectFrom('card_matters as m').select('m.invoice_id').where('m.seen_to_at', 'is', null)

/** What was paid, is open and is late, by currency: the `CurrencyTotals` of one client or of all. */
function totalsOf(client?: string) {
  const sums = db
    .selectFrom('invoice_sums as s')
    .select((eb) => [
      's.currency',
      eb.fn.sum('s.paid').as('paid'),
      eb.fn.sum('s.pending').as('pending'),
      eb.fn.sum('s.overdue').as('overdue'),
    ])
    .groupBy('s.currency')
    .orderBy('s.currency')
  return client ? sums.where('s.client_id', '=', client) : sums
}
