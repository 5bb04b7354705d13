import { invoiceDocument as copy } from '#content/invoice-document.ts'
import { formatMoney } from './invoice.ts'
import type { InvoiceTax } from './invoice-document.ts'

const format = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 3 })

/** @param thousandths 1500 is `1.5` */
export function formatQuantity(thousandths: number): string {
  return format.format(thousandths / 1_000)
}

/** @param thousandths of a percent: 9975 is `9.975%` */
export function formatRate(thousandths: number): string {
  return `${format.format(thousandths / 1_000)}%`
}

/** An amount under a heading that names the currency. */
export function formatAmount(cents: number, currency: string): string {
  return formatMoney(cents, currency).replace(/[A-Z]{3}\s*/, '')
}

/** The taxes of a line, each with its rate. */
export function taxNames(taxes: readonly InvoiceTax[], ids: readonly string[]): string[] {
  return taxes
    .filter(({ id }) => ids.includes(id))
    .map(({ name, rate }) => `${name} ${formatRate(rate)}`)
}

/** Under which number each tax is collected. */
export function taxRegistrations(taxes: readonly InvoiceTax[]): string[] {
  return taxes.flatMap(({ name, registration }) =>
    registration ? [copy.registration(name, registration)] : [],
  )
}
