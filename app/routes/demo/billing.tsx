import { DemoBilling } from '#app/features/billing/demo-billing.tsx'
import { type InvoiceRow, totalsOf } from '#app/features/billing/invoice.ts'
import type { Route } from './+types/billing'

/** Both projects of the demo client are in preparation, so there are no invoices. */
export function loader() {
  const invoices: InvoiceRow[] = []
  return { invoices, totals: totalsOf(invoices), currency: 'CAD' }
}

export default function Billing({ loaderData }: Route.ComponentProps) {
  return <DemoBilling {...loaderData} />
}
