import { portalInvoices as copy } from '#content/portal-invoices.ts'
import { isPayable, payHost } from './how-to-pay.ts'
import type { InvoiceListRow } from './invoice.ts'

const noteOf = (host: string) => `pay-${host}`

/** The id of the note that names the site of a payment link; undefined for a page of our own. */
export function payNoteId(href: string): string | undefined {
  const host = payHost(href)
  return host ? noteOf(host) : undefined
}

/** Below a list: which sites its payment links open. A row of one line has no room for it. */
export function PortalPayNotes({ rows }: { rows: readonly InvoiceListRow[] }) {
  const numbers = new Map<string, string[]>()
  for (const row of rows) {
    const host = isPayable(row) && row.pay_link ? payHost(row.pay_link) : null
    if (host) numbers.set(host, [...(numbers.get(host) ?? []), row.number ?? ''])
  }
  return [...numbers].map(([host, of]) => (
    <p key={host} id={noteOf(host)} className="mt-3 text-small wrap-anywhere text-ink-muted">
      {numbers.size === 1 ? copy.payOpens(host) : copy.payOpensFor(host, of.join(', '))}
    </p>
  ))
}
