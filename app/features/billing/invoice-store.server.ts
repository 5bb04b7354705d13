import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import { keyset, timeCursor } from '#app/platform/keyset.server.ts'
import { type List, type Matches, readPage } from '#app/platform/keyset-search.server.ts'
import type { InvoiceListRow } from './invoice.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { type InvoiceListQuery, type InvoiceSort, invoicesPerPage } from './invoice-list-query.ts'

// Each expression stands in indexes of db/migrations/0028_invoices.sql.
const sortColumn: Record<InvoiceSort, SQL> = {
  issued_at: sql`coalesce(i.issued_at, 'infinity'::timestamptz)`,
  due_on: sql`i.due_on`,
  number: sql`coalesce(i.number, '')`,
  total: sql`i.total`,
}
const sortType: Partial<Record<InvoiceSort, SQL>> = {
  issued_at: sql`timestamptz`,
  due_on: sql`date`,
  total: sql`bigint`,
}
const issuedCursor = sql`case when i.issued_at is null then 'infinity' else ${timeCursor(sql`i.issued_at`)} end`

/** @param isClients read by the client itself: its search goes through a function of the owner */
export function invoiceList(query: InvoiceListQuery, isClients: boolean): List {
  const { search, status, clientId } = query
  const conditions: SQL[] = []
  // Which of the indexes is meant: one client's own, or everyone's.
  conditions.push(clientId ? sql`i.client_id = ${clientId}` : sql`i.version >= 1`)
  if (status !== 'all') conditions.push(sql`i.status = ${status}`)
  const one = status === 'all' ? null : status
  return {
    search,
    table: sql`invoices i`,
    as: sql`i`,
    filters: sql.join(conditions, sql` and `),
    found: isClients
      ? (pattern, limit) => sql`select own_invoices_matching(${pattern}, ${limit}, ${one}::text)`
      : undefined,
    beside: totalsOf(clientId),
  }
}

/** What was paid, is open and is late, by currency; of one client or of all. `CurrencyTotals[]` as JSON. */
const totalsOf = (clientId?: string) => sql`
  select coalesce(json_agg(t order by t.currency), '[]'::json) from (
    select currency, sum(paid)::bigint as paid, sum(pending)::bigint as pending, sum(overdue)::bigint as overdue
    from invoice_sums where ${clientId ? sql`client_id = ${clientId}` : sql`true`} group by currency) as t`

/** One page and one row more, in the order of the query. */
export function selectInvoices(
  tx: Tx,
  query: InvoiceListQuery,
  list: List,
  matches?: Matches,
): Promise<(InvoiceListRow & { cursor: string })[]> {
  const page = keyset(query, sortColumn[query.sort], sql`i.id`, sortType[query.sort])
  const cursor = query.sort === 'issued_at' ? issuedCursor : page.cursor
  return readPage(
    tx,
    list,
    matches,
    page,
    invoicesPerPage,
    (where) => sql`select i.id, i.kind, i.number, i.status, i.description, i.client_id,
      coalesce(c.company_name, c.name) as client_name, i.issued_on::text as issued_on, i.due_on::text as due_on,
      i.currency, i.total::float8 as total, i.balance::float8 as balance, i.pay_link, ${cursor} as cursor
      from invoices i join clients c on c.id = i.client_id where ${where}`,
  )
}

/** An invoice as it stands, without an issuer while it is a draft. */
export type StoredDocument = Omit<InvoiceDocument, 'issuer'> & {
  issuer: InvoiceDocument['issuer'] | null
}

/** An invoice with all its parts, in one query. JSON carries the amounts as exact numbers. */
export async function selectDocument(
  tx: Tx,
  id: string,
  clientId?: string,
): Promise<StoredDocument | undefined> {
  const parts = (columns: SQL, from: SQL, order: SQL) => sql`coalesce((
    select json_agg(p) from (select ${columns} from ${from} order by ${order}) p), '[]'::json)`
  const own = sql`client_id = i.client_id and invoice_id = i.id`
  const [row] = (await tx.execute(sql`
    select json_build_object('id', i.id, 'kind', i.kind, 'number', i.number, 'status', i.status,
      'issued_on', i.issued_on, 'due_on', i.due_on, 'currency', i.currency, 'po_number', i.po_number,
      'client', json_build_object('id', i.client_id, 'name', i.bill_name, 'address', i.bill_address, 'contact', i.bill_contact),
      'issuer', i.issuer, 'project', coalesce(i.project_name, (select name from projects where id = i.project_id)),
      'description', i.description, 'notes', i.notes,
      'lines', ${parts(sql`position, description, quantity, unit_price, net, taxes`, sql`invoice_lines where ${own}`, sql`position`)},
      'taxes', ${parts(sql`id, name, rate, registration, base, amount`, sql`invoice_taxes where ${own}`, sql`id`)},
      'subtotal', i.subtotal, 'total', i.total, 'paid', i.paid, 'credited', i.credited, 'balance', i.balance,
      'payments', ${parts(sql`received_on, amount, method, reference`, sql`invoice_payments where ${own} and voided_at is null`, sql`received_on, created_at, id`)},
      'corrects', (select json_build_object('id', o.id, 'number', o.number) from invoices o
        where o.client_id = i.client_id and o.id = i.corrects_id),
      'corrected_by', ${parts(sql`id, number, total`, sql`invoices n where n.client_id = i.client_id and n.corrects_id = i.id`, sql`number`)},
      'pay_link', i.pay_link) as document
    from invoices i where i.id = ${id} and ${clientId ? sql`i.client_id = ${clientId}` : sql`true`}`)) as unknown as {
    document: StoredDocument
  }[]
  return row?.document
}
