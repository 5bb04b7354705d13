import { ButtonAnchor } from '#app/ui/button.tsx'
import { billing } from '#content/billing.ts'
import { type CurrencyTotals, formatMoney, type InvoiceStatus } from './invoice.ts'

const order: InvoiceStatus[] = ['paid', 'pending', 'overdue']

/** The totals that are paid, open and overdue: a row for each currency. */
export function BillingTotals({ totals }: { totals: readonly CurrencyTotals[] }) {
  return (
    <div className="mb-10 border border-line bg-surface">
      {totals.map((one) => (
        <dl
          key={one.currency}
          aria-label={`${billing.totals.label}: ${one.currency}`}
          className="grid border-line not-first:border-t sm:grid-cols-3"
        >
          {order.map((status) => (
            <div
              key={status}
              className="flex items-baseline justify-between gap-4 border-line px-5 py-2.5 not-first:border-t sm:block sm:p-6 sm:not-first:border-s sm:not-first:border-t-0"
            >
              <dt className="label text-ink-muted">{billing.totals[status]}</dt>
              <dd className="headline text-heading tabular-nums sm:mt-2">
                {formatMoney(one[status], one.currency)}
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  )
}

type InvoiceLinksProps = {
  number: string
  isOpen: boolean
  pdf_href: string
  pay_href: string | null
}

/** Links to the PDF and, while it is open, to the payment. */
export function InvoiceLinks({ number, isOpen, pdf_href, pay_href }: InvoiceLinksProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonAnchor
        href={pdf_href}
        variant="secondary"
        size="small"
        className="whitespace-nowrap"
        aria-label={`${billing.viewPdf}: ${number}`}
      >
        {billing.viewPdf}
      </ButtonAnchor>
      {isOpen && pay_href && (
        <ButtonAnchor
          href={pay_href}
          size="small"
          className="whitespace-nowrap"
          aria-label={`${billing.payNow}: ${number}`}
        >
          {billing.payNow}
        </ButtonAnchor>
      )}
    </div>
  )
}
