import type { OutcomeCopy } from '#content/page-copy.ts'

type OutcomeListProps = {
  items: readonly OutcomeCopy[]
  /** `row`: side by side between hairlines. `column`: figure beside its meaning, one per line. */
  layout?: 'row' | 'column'
}

/** Figures as they would stand in a ledger. */
export function OutcomeList({ items, layout = 'row' }: OutcomeListProps) {
  if (layout === 'column') {
    return (
      <dl className="border-t border-ink">
        {items.map((item, index) => (
          <div
            key={index}
            className="grid grid-cols-1 items-baseline gap-x-8 border-b border-line py-6 sm:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]"
          >
            <dt className="order-2 text-ink-muted">
              <span className="text-ink">{item.label}</span>
              {item.note && <span className="block text-small">{item.note}</span>}
            </dt>
            <dd className="figure order-1 text-title">{item.value}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <dl className="grid grid-cols-2 gap-px border-y border-line bg-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {items.map((item, index) => (
        <div
          key={index}
          className="flex flex-col-reverse justify-end bg-paper py-6 pe-4 ps-4 first:ps-0 sm:ps-6 sm:py-8 max-lg:odd:ps-0 max-lg:last:odd:col-span-2"
        >
          <dt className="mt-1 text-small text-ink-muted">
            {item.label}
            {item.note && <span className="block">{item.note}</span>}
          </dt>
          <dd className="figure text-section sm:text-title">{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
