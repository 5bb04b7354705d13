import { viewsBeside, viewsIn } from '#app/features/saved-views/saved-view-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireClient, requireReader, requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { notFound } from './billing-access.server.ts'
import { selectBillingContacts } from './billing-contact-store.server.ts'
import { issuerOf } from './billing-settings.ts'
import { settingsIn } from './billing-settings-service.server.ts'
import type { CurrencyTotals } from './invoice.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import {
  type AdminInvoiceQuery,
  adminInvoiceList,
  type InvoiceListQuery,
  type PortalInvoiceQuery,
  portalInvoiceList,
} from './invoice-list-query.ts'
import { invoiceSource } from './invoice-list-store.server.ts'
import { selectDocument } from './invoice-store.server.ts'

/**
 * One page of invoices and credit notes with the totals by currency: a client's own that were issued,
 * or those of all clients or the chosen one for staff. Two statements.
 * @throws AppError `forbidden`
 */
export async function listInvoices(app: App, actor: Actor, query: InvoiceListQuery) {
  const own = requireReader(actor)
  const list = own ? portalInvoiceList : adminInvoiceList
  const source = invoiceSource(own ? { ...query, client: own } : query, own !== null)
  const { beside, ...page } = await app.db.read(actor, (tx) => readList(tx, list, query, source))
  return { ...page, totals: (beside as Beside).totals }
}

type Beside = { totals: CurrencyTotals[]; views: unknown }

/** A client's own page of invoices, with whom to ask for somebody who sees none. @throws AppError `forbidden` */
export async function listOwnInvoices(app: App, actor: Actor, query: PortalInvoiceQuery) {
  requireClient(actor)
  const page = await listInvoices(app, actor, query)
  // Whoever is shown an invoice sees invoices.
  const contacts = page.rows.length > 0 ? null : await app.db.read(actor, selectBillingContacts)
  return { ...page, contacts }
}

/** The same for the panel, with the saved views of the list. @throws AppError `forbidden` */
export async function listInvoicesWithViews(app: App, actor: Actor, query: AdminInvoiceQuery) {
  const { userId } = requireStaff(actor, 'billing')
  const list = adminInvoiceList
  const source = invoiceSource(query, false, viewsBeside(userId, list, query.saved))
  const { beside, ...page } = await app.db.read(actor, (tx) => readList(tx, list, query, source))
  const { totals, views } = beside as Beside
  return { ...page, totals, views: viewsIn(views) }
}

/**
 * An invoice or credit note with all its parts. Clients read their own issued ones, staff read all.
 * @throws AppError `forbidden`; `not_found`, also when it is another client's or a draft
 */
export async function findInvoice(app: App, actor: Actor, id: string): Promise<InvoiceDocument> {
  const own = requireReader(actor) ?? undefined
  return app.db.read(actor, (tx) => documentIn(tx, id, own))
}

/**
 * The same inside a running transaction. Only staff and the product itself may read drafts.
 * @throws AppError `not_found`
 */
export async function documentIn(tx: Tx, id: string, clientId?: string): Promise<InvoiceDocument> {
  const document = isUuid(id) ? await selectDocument(tx, id, clientId) : undefined
  if (!document || (clientId && document.status === 'draft')) throw notFound()
  return { ...document, issuer: document.issuer ?? issuerOf(await settingsIn(tx)) }
}
