import { found } from './found.ts'

/** Invoices as a client sees its own, in the portal. */
export const portalInvoices = {
  metaTitle: 'Invoices',
  title: 'Invoices',
  found: found('invoice or credit note', 'invoices and credit notes'),
  caption: 'Invoices and credit notes',
  searchLabel: 'Search invoices',
  searchPlaceholder: 'Search by number or description...',
  status: 'Status',
  allStatuses: 'All statuses',
  columns: {
    number: 'Invoice',
    description: 'Description',
    issued_at: 'Issued',
    due_on: 'Due',
    total: 'Amount',
    status: 'Status',
    actions: 'Actions',
  },
  noMatch: 'No invoices found matching your search.',
  noMatchHint: 'Try fewer letters or another status.',
  pages: 'Pages of invoices',
  failure: 'Error loading invoices. Please try again.',
  contactsOnly: 'Only the billing contacts of your organization see invoices.',
  askContacts: (names: readonly string[]) =>
    names.length > 0
      ? `Please ask ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}, or an administrator of your organization.`
      : 'Please ask an administrator of your organization.',
  back: 'All invoices',
  details: 'About this document',
  openPdf: 'View PDF',
  fileName: (title: string) => `${title}.pdf`,
  payOpens: (host: string) => `Pay Now opens ${host} in a new tab.`,
  payOpensFor: (host: string, numbers: string) => `Pay Now opens ${host} in a new tab: ${numbers}.`,
  selectOf: (number: string) => `Select ${number}`,
  /** Several documents as one file. */
  together: {
    title: 'Selected invoices',
    apply: 'Download PDFs as ZIP',
    file: (now: Date) => `invoices-${now.toISOString().slice(0, 10)}.zip`,
    none: 'Nothing is selected. Select at least one invoice.',
    tooMany: (most: number) =>
      `You have selected more than ${most} invoices. Select at most ${most}.`,
  },
  tooMany: 'You have opened too many PDFs in a short time. Please try again in a few minutes.',
} as const
