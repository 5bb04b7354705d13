import { requireReader } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { cutPage } from '#app/platform/keyset.ts'
import { countAndRead } from '#app/platform/keyset-search.server.ts'
import { notFound } from './billing-access.server.ts'
import { issuerOf } from './billing-settings.ts'
import { settingsIn } from './billing-settings-service.server.ts'
import type { CurrencyTotals } from './invoice.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { type InvoiceListQuery, invoicesPerPage } from './invoice-list-query.ts'
import * as store from './invoice-store.server.ts'

/**
 * One page of invoices and credit notes with the totals by currency: a client's own that were issued,
 * or those of all clients for staff. Two queries.
 * @throws AppError `forbidden`
 */
export async function listInvoices(app: App, actor: Actor, wanted: InvoiceListQuery) {
  const own = requireReader(actor) ?? undefined
  const query = own ? { ...wanted, clientId: own } : wanted
  const page = await readPage(app, actor, query)
  // Rows that were beside a cursor can be gone: then the list begins anew rather than looking empty.
  const isBeyond = page.invoices.length === 0 && (query.after ?? query.before) !== undefined
  return isBeyond ? readPage(app, actor, { ...query, after: undefined, before: undefined }) : page
}

function readPage(app: App, actor: Actor, query: InvoiceListQuery) {
  return app.db.read(actor, async (tx) => {
    const list = store.invoiceList(query, Boolean(requireReader(actor)))
    const [matches, found] = await countAndRead(tx, list, (matches) =>
      store.selectInvoices(tx, query, list, matches),
    )
    const { rows, ...pages } = cutPage(found, query, invoicesPerPage)
    const totals = matches.beside as CurrencyTotals[]
    return { invoices: rows, totals, total: matches.total, totalCapped: matches.capped, ...pages }
  })
}

/**
 * An invoice or credit note, whole. A client reads its own that were issued, staff read all.
 * @throws AppError `forbidden`; `not_found`, also when it is another client's or a draft
 */
export async function findInvoice(app: App, actor: Actor, id: string): Promise<InvoiceDocument> {
  const own = requireReader(actor) ?? undefined
  return app.db.read(actor, (tx) => documentIn(tx, id, own))
}

/**
 * The same in a transaction that is under way. Only staff and the product itself reach drafts.
 * @throws AppError `not_found`
 */
export async function documentIn(tx: Tx, id: string, clientId?: string): Promise<InvoiceDocument> {
  const document = isUuid(id) ? await store.selectDocument(tx, id, clientId) : undefined
  if (!document || (clientId && document.status === 'draft')) throw notFound()
  return { ...document, issuer: document.issuer ?? issuerOf(await settingsIn(tx)) }
}
