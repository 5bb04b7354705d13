import { invoiceEditor } from '#content/admin-invoices.ts'
import { formatMoney } from './invoice.ts'
import type { InvoiceTax } from './invoice-document.ts'
import { writeTyped } from './typed-number.ts'

const copy = invoiceEditor.totals

type InvoiceSumsProps = {
  subtotal: number
  taxes: InvoiceTax[]
  total: number
  currency: string
}

/** The subtotal, each tax and the total. */
export function InvoiceSums({ subtotal, taxes, total, currency }: InvoiceSumsProps) {
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <dl className="ms-auto grid w-full max-w-md grid-cols-[1fr_auto] gap-x-8 tabular-nums">
      <Row name={copy.subtotal} value={money(subtotal)} />
      {taxes.map(({ id, name, rate, base, amount }) => (
        <Row
          key={id}
          name={copy.on(name, writeTyped(rate, 3))}
          note={copy.base(money(base))}
          value={money(amount)}
        />
      ))}
      <div className="col-span-2 grid grid-cols-subgrid items-baseline border-t-[3px] border-double border-ink pt-3 pb-1">
        <dt className="font-medium">{copy.total}</dt>
        <dd className="headline text-end text-heading whitespace-nowrap">{money(total)}</dd>
      </div>
    </dl>
  )
}

function Row({ name, note, value }: { name: string; note?: string; value: string }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid items-baseline border-t border-line py-2">
      <dt className="min-w-0 wrap-anywhere">
        {name}
        {note && <span className="block text-small text-ink-muted">{note}</span>}
      </dt>
      <dd className="text-end whitespace-nowrap">{value}</dd>
    </div>
  )
}
