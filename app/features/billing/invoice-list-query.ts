import { idOr, oneOf } from '#app/lists/filter-rules.ts'
import { byTime, defineList, type ListQuery, type SortRule } from '#app/lists/list.ts'
import { documentStatuses } from './invoice-document.ts'

type InvoiceSort = 'issued_at' | 'due_on' | 'number' | 'total'

/** The usual order: drafts, then what was issued last. */
const sorts: Record<InvoiceSort, SortRule> = {
  issued_at: byTime,
  due_on: { usual: 'asc', types: ['date'] },
  number: { usual: 'desc', types: ['text'] },
  total: { usual: 'desc', types: ['bigint'] },
}

const shared = { name: 'invoice', perPage: 50, sorts }

/** A client's invoices and credit notes; drafts are not for it. */
export const portalInvoiceList = defineList({
  ...shared,
  path: '/dashboard/invoices',
  filters: { status: oneOf(['all', 'pending', 'overdue', 'paid', 'credited']) },
})

/** The drafts, invoices and credit notes of all clients, or of the chosen one. */
export const adminInvoiceList = defineList({
  ...shared,
  keeps: 'invoices',
  path: '/lead_admin/invoices',
  // `card`: those of which a card payment has to be looked at.
  filters: { status: oneOf(['all', ...documentStatuses, 'card']), client: idOr('') },
})
export type AdminInvoiceQuery = ListQuery<typeof adminInvoiceList>
export type PortalInvoiceQuery = ListQuery<typeof portalInvoiceList>

/** What either list is narrowed to; a client's has no other client. */
export type InvoiceListQuery = Omit<AdminInvoiceQuery, 'client'> & { client?: string }
