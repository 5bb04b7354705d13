import { BillingOverview } from '#app/features/billing/billing-overview.tsx'
import { type InvoiceRow, totalsOf } from '#app/features/billing/invoice.ts'
import type { Route } from './+types/billing'

// Both of the demo client's projects are being prepared: nothing has been invoiced.
const invoices: InvoiceRow[] = []

export const loader = () => ({ invoices, totals: totalsOf(invoices), currency: 'CAD' })

export default function Billing({ loaderData }: Route.ComponentProps) {
  return <BillingOverview {...loaderData} />
}
