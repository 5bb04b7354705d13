import { invoiceDocument as copy } from '#content/invoice-document.ts'
import { formatMoney } from './invoice.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { formatAmount, formatRate } from './invoice-figures.ts'

export type Sum = { term: string; text: string; weight?: 'total' | 'strong' }

/** The sums below the lines, from the subtotal to the amount due. */
export function sumsOf(invoice: InvoiceDocument): Sum[] {
  const { kind, currency, subtotal, taxes, total, credited, paid, balance } = invoice
  const money = (cents: number) => formatMoney(cents, currency)
  const amount = (cents: number) => formatAmount(cents, currency)
  const sums: Sum[] = [
    { term: copy.subtotal, text: amount(subtotal) },
    ...taxes.map((tax) => ({
      term: copy.taxOn(tax.name, formatRate(tax.rate), amount(tax.base)),
      text: amount(tax.amount),
    })),
    { term: copy.total[kind], text: money(total), weight: 'total' },
  ]
  if (kind === 'credit_note') return sums
  if (credited !== 0) sums.push({ term: copy.credited, text: amount(-credited) })
  if (paid !== 0) sums.push({ term: copy.paid, text: amount(-paid) })
  const due = balance < 0 ? copy.refund : copy.balance
  sums.push({ term: due, text: money(Math.abs(balance)), weight: 'strong' })
  return sums
}
