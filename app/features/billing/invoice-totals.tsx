import { ButtonAnchor } from '#app/ui/button.tsx'
import { billing } from '#content/billing.ts'
import { type CurrencyTotals, formatMoney, type InvoiceStatus } from './invoice.ts'
import { PayNow } from './pay-now.tsx'

const order: InvoiceStatus[] = ['paid', 'pending', 'overdue']

type TotalsProps = { totals: readonly CurrencyTotals[] }

/** The totals that are paid, open and overdue; further currencies are behind a fold. */
export function BillingTotals({ totals }: TotalsProps) {
  const [first, ...others] = totals
  if (!first) return null
  return (
    <div className="mb-10">
      <TotalsSheet of={first} />
      <OtherCurrencies totals={others} as={TotalsSheet} />
    </div>
  )
}

const TotalsSheet = ({ of }: { of: CurrencyTotals }) => (
  <dl
    aria-label={`${billing.totals.label}: ${of.currency}`}
    className="grid border border-line bg-surface sm:grid-cols-3"
  >
    {order.map((status) => (
      <div
        key={status}
        className="flex items-baseline justify-between gap-4 border-line px-5 py-2.5 not-first:border-t sm:block sm:p-6 sm:not-first:border-s sm:not-first:border-t-0"
      >
        <dt className="label text-ink-muted">{billing.totals[status]}</dt>
        <dd className="headline text-heading tabular-nums sm:mt-2">
          {formatMoney(of[status], of.currency)}
        </dd>
      </div>
    ))}
  </dl>
)

function OtherCurrencies({ totals, as: Totals }: TotalsProps & { as: typeof TotalsSheet }) {
  if (totals.length === 0) return null
  return (
    <details>
      <summary className="text-link inline-flex min-h-6 cursor-pointer items-center text-small">
        {billing.totals.others(totals.length)}
      </summary>
      {totals.map((one) => (
        <Totals key={one.currency} of={one} />
      ))}
    </details>
  )
}

/** The same in one line, above a list or beside its heading. */
export function TotalsStrip({ totals, isBeside }: TotalsProps & { isBeside?: boolean }) {
  const [first, ...others] = totals
  if (!first) return null
  const place = isBeside
    ? 'w-full border-t pt-1.5 lg:w-auto lg:border-0 lg:pt-0'
    : 'mb-3 border-y py-1.5'
  return (
    <div className={`flex flex-wrap items-start gap-x-8 border-line ${place}`}>
      <TotalsLine of={first} />
      <OtherCurrencies totals={others} as={TotalsLine} />
    </div>
  )
}

const TotalsLine = ({ of }: { of: CurrencyTotals }) => (
  <dl
    aria-label={`${billing.totals.label}: ${of.currency}`}
    className="flex flex-wrap gap-x-8 gap-y-1 py-0.5"
  >
    {order.map((status) => (
      <div key={status} className="flex items-baseline gap-3">
        <dt className="label text-ink-muted">{billing.totals[status]}</dt>
        <dd className="font-medium tabular-nums">{formatMoney(of[status], of.currency)}</dd>
      </div>
    ))}
  </dl>
)

type InvoiceLinksProps = {
  number: string
  isOpen: boolean
  pdf_href: string
  pay_href: string | null
  payNoteId?: string
}

/** Links to the PDF and, while it is open, to the payment. */
export function InvoiceLinks(props: InvoiceLinksProps) {
  const { number, isOpen, pdf_href, pay_href, payNoteId } = props
  return (
    <div className="flex flex-wrap items-center gap-2">
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
        <PayNow href={pay_href} number={number} size="small" noteId={payNoteId} />
      )}
    </div>
  )
}
