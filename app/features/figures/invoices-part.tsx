import { formatMoney } from '#app/features/billing/invoice.ts'
import { invoicesFigure as copy, figuresPage } from '#content/figures.ts'
import { type Hatch, Legend } from './charts/hatch.tsx'
import { ShareBar } from './charts/share-bar.tsx'
import { FigurePart } from './figure-part.tsx'
import type { Figures } from './figures.ts'

type PartProps = { figures: Figures; heading: 'h2' | 'h3' }

// What is due longer has denser lines.
const hatchOfAge: readonly Hatch[] = ['rules', 'dots', 'bars', 'cross', 'late']

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** What is open, by the days since it was due. */
export function InvoicesPart({ figures, heading }: PartProps) {
  const { invoices } = figures
  const { percent } = figuresPage
  const parts = invoices.map(({ currency, amounts }) => {
    const open = sumOf(amounts)
    return { open: formatMoney(open, currency), late: percent(sumOf(amounts.slice(1)), open) }
  })
  return (
    <FigurePart
      chart="invoices"
      name={copy.name}
      finding={copy.finding(parts)}
      {...{ figures, heading }}
    >
      <ul className="mt-4 grid gap-5">
        {invoices.map(({ currency, count, amounts }) => (
          <li key={currency}>
            <div className="flex items-baseline justify-between gap-3 text-small">
              <span>
                {currency} <span className="ms-2 text-ink-muted">{copy.count(count)}</span>
              </span>
              <span className="figure text-lead">{formatMoney(sumOf(amounts), currency)}</span>
            </div>
            <ShareBar
              label={copy.chart(currency)}
              height={30}
              whole={Math.max(1, sumOf(amounts))}
              parts={amounts.map((value, age) => ({
                ...{ key: String(age), hatch: hatchOfAge[age] ?? 'late', value },
                title: `${copy.classes[age]}: ${formatMoney(value, currency)}`,
              }))}
            />
          </li>
        ))}
      </ul>
      {invoices.length > 0 && (
        <Legend
          items={copy.classes.map((label, age) => ({
            ...{ key: label, hatch: hatchOfAge[age] ?? 'late', label },
          }))}
        />
      )}
    </FigurePart>
  )
}
