import { invoicesPage as words } from '#content/invoice-desk.ts'
import { type CurrencyTotals, formatMoney } from './invoice.ts'

const order = ['paid', 'pending', 'overdue'] as const

/** What was paid, is open and is late: a row of figures for each currency. */
export function CurrencyTotalsView({ totals }: { totals: CurrencyTotals[] }) {
  return (
    <section aria-label={words.totals} className="mb-8 border border-line bg-surface">
      {totals.map((one) => (
        <dl
          key={one.currency}
          aria-label={words.totalsIn(one.currency)}
          className="grid border-line not-first:border-t sm:grid-cols-3"
        >
          {order.map((status) => (
            <div
              key={status}
              className="border-line px-5 py-4 not-first:border-t sm:not-first:border-s sm:not-first:border-t-0"
            >
              <dt className="label text-ink-muted">{words[status]}</dt>
              <dd className="headline mt-1 text-heading tabular-nums">
                {formatMoney(one[status], one.currency)}
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  )
}
