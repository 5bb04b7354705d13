import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { TableEb } from '#app/lists/list-source.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { float, jsonAs } from '#app/platform/sql-helpers.server.ts'
import type { InvoiceDocument } from './invoice-document.ts'

/** An invoice as it is stored; a draft has no issuer. */
export type StoredDocument = Omit<InvoiceDocument, 'issuer'> & {
  issuer: InvoiceDocument['issuer'] | null
}

/** An invoice with all its parts, in one query. @param clientId only if it is this client's */
export function selectDocument(
  tx: Tx,
  id: string,
  clientId?: string,
): Promise<StoredDocument | undefined> {
  const query = db
    .selectFrom('invoices as i')
    .select((eb) => [...headOf(eb), ...amountsOf(eb), ...partsOf(eb), ...correctionsOf(eb)])
    .where('i.id', '=', id)
  return tx.first(clientId ? query.where('i.client_id', '=', clientId) : query)
}

type InvoiceEb = TableEb<'invoices', 'i'>

const headOf = (eb: InvoiceEb) =>
  [
    ...(['i.id', 'i.kind', 'i.number', 'i.status', 'i.issued_on', 'i.due_on'] as const),
    ...(['i.currency', 'i.po_number', 'i.description', 'i.notes', 'i.pay_link'] as const),
    eb
      .selectFrom('card_checkouts as k')
      .select('k.state')
      .whereRef('k.client_id', '=', 'i.client_id')
      .whereRef('k.invoice_id', '=', 'i.id')
      .orderBy('k.created_at', 'desc')
      .limit(1)
      .as('card_state'),
    jsonBuildObject({
      id: eb.ref('i.client_id'),
      name: eb.ref('i.bill_name'),
      address: eb.ref('i.bill_address'),
      contact: eb.ref('i.bill_contact'),
    }).as('client'),
    jsonAs<StoredDocument['issuer']>(eb.ref('i.issuer')).as('issuer'),
    eb.fn
      .coalesce(
        'i.project_name',
        eb.selectFrom('projects as p').select('p.name').whereRef('p.id', '=', 'i.project_id'),
      )
      .as('project'),
  ] as const

const amountsOf = (eb: InvoiceEb) =>
  [
    float(eb.ref('i.subtotal')).as('subtotal'),
    float(eb.ref('i.total')).as('total'),
    float(eb.ref('i.paid')).as('paid'),
    float(eb.ref('i.credited')).as('credited'),
    float(eb.ref('i.balance')).as('balance'),
  ] as const

function partsOf(eb: InvoiceEb) {
  const lines = eb
    .selectFrom('invoice_lines as l')
    .select((of) => [
      ...(['l.position', 'l.description', 'l.taxes'] as const),
      float(of.ref('l.quantity')).as('quantity'),
      float(of.ref('l.unit_price')).as('unit_price'),
      float(of.ref('l.net')).as('net'),
    ])
    .whereRef('l.client_id', '=', 'i.client_id')
    .whereRef('l.invoice_id', '=', 'i.id')
    .orderBy('l.position')
  const taxes = eb
    .selectFrom('invoice_taxes as t')
    .select((of) => [
      ...(['t.id', 't.name', 't.rate', 't.registration'] as const),
      float(of.ref('t.base')).as('base'),
      float(of.ref('t.amount')).as('amount'),
    ])
    .whereRef('t.client_id', '=', 'i.client_id')
    .whereRef('t.invoice_id', '=', 'i.id')
    .orderBy('t.id')
  const payments = eb
    .selectFrom('invoice_payments as p')
    .select((of) => [
      ...(['p.received_on', 'p.method', 'p.reference'] as const),
      float(of.ref('p.amount')).as('amount'),
    ])
    .whereRef('p.client_id', '=', 'i.client_id')
    .whereRef('p.invoice_id', '=', 'i.id')
    .where('p.voided_at', 'is', null)
    .orderBy('p.received_on')
    .orderBy('p.created_at')
    .orderBy('p.id')
  return [
    jsonArrayFrom(lines).as('lines'),
    jsonArrayFrom(taxes).as('taxes'),
    jsonArrayFrom(payments).as('payments'),
  ] as const
}

/** What it corrects, and the credit notes that correct it; both have been issued and have a number. */
function correctionsOf(eb: InvoiceEb) {
  const corrected = eb
    .selectFrom('invoices as o')
    .select((of) => ['o.id', of.ref('o.number').$notNull().as('number')])
    .whereRef('o.client_id', '=', 'i.client_id')
    .whereRef('o.id', '=', 'i.corrects_id')
  const notes = eb
    .selectFrom('invoices as n')
    .select((of) => [
      'n.id',
      of.ref('n.number').$notNull().as('number'),
      float(of.ref('n.total')).as('total'),
    ])
    .whereRef('n.client_id', '=', 'i.client_id')
    .whereRef('n.corrects_id', '=', 'i.id')
    .orderBy('n.number')
  return [
    jsonObjectFrom(corrected).as('corrects'),
    jsonArrayFrom(notes).as('corrected_by'),
  ] as const
}
