import type { InvoiceDocument, InvoiceLine, InvoiceTax } from './invoice-document.ts'

export type LineInput = Pick<InvoiceLine, 'quantity' | 'unit_price' | 'taxes'>
export type TaxInput = Pick<InvoiceTax, 'id' | 'rate'>
type Base = Pick<InvoiceTax, 'base' | 'amount'>
type Sums = Pick<InvoiceDocument, 'subtotal' | 'total'>

/**
 * The exact amounts of an invoice. Each line is rounded once, and each tax once over the sum of its
 * lines; half a cent is rounded away from zero.
 */
export function computeInvoice<Line extends LineInput, Tax extends TaxInput>(
  lines: readonly Line[],
  taxes: readonly Tax[],
): Sums & { lines: (Line & { net: number })[]; taxes: (Tax & Base)[] } {
  const netLines = lines.map((line) => ({ ...line, net: lineNet(line) }))
  const sums = netLines.reduce((sum, { net }) => sum + net, 0)
  const withAmounts = taxes.map((tax) => {
    const base = taxBase(netLines, tax.id)
    return { ...tax, base, amount: taxAmount(base, tax.rate) }
  })
  const total = withAmounts.reduce((sum, { amount }) => sum + amount, sums)
  return { lines: netLines, taxes: withAmounts, subtotal: sums, total }
}

/** A quantity in thousandths times a price in cents, rounded. */
export function lineNet({ quantity, unit_price }: Omit<LineInput, 'taxes'>): number {
  return divideRounded(BigInt(quantity) * BigInt(unit_price), 1_000n)
}

/** @param rate thousandths of a percent */
export function taxAmount(base: number, rate: number): number {
  return divideRounded(BigInt(base) * BigInt(rate), 100_000n)
}

/** The sum of the lines that a tax applies to. */
export function taxBase(
  lines: readonly Pick<InvoiceLine, 'net' | 'taxes'>[],
  taxId: string,
): number {
  return lines.reduce((sum, { net, taxes }) => (taxes.includes(taxId) ? sum + net : sum), 0)
}

/**
 * The taxes of a credit note. Each tax is computed over everything credited so far, less what was
 * credited before, so that all credit notes of an invoice together return its taxes to the cent.
 * @param taxes of the invoice, with the base that earlier credit notes took off
 * @param lines of the credit note
 */
export function creditTaxes<Tax extends TaxInput & { credited_base: number }>(
  taxes: readonly Tax[],
  lines: readonly Pick<InvoiceLine, 'net' | 'taxes'>[],
): (Tax & Base)[] {
  return taxes.map((tax) => {
    const base = taxBase(lines, tax.id)
    const before = taxAmount(tax.credited_base, tax.rate)
    return { ...tax, base, amount: taxAmount(tax.credited_base + base, tax.rate) - before }
  })
}

function divideRounded(dividend: bigint, divisor: bigint): number {
  const half = dividend < 0n ? -divisor / 2n : divisor / 2n
  // BigInt division rounds towards zero; adding the half first rounds away from it.
  return Number((dividend + half) / divisor)
}
