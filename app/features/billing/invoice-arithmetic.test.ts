import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeInvoice, creditTaxes, lineNet, taxAmount } from './invoice-arithmetic.ts'

const seeded = { seed: 20261121, numRuns: 4_000 }
const ids = ['a', 'b', 'c']

const line = fc.record({
  quantity: fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 10 ** 9 })),
  unit_price: fc.oneof(
    fc.integer({ min: -50_000, max: 50_000 }),
    fc.integer({ min: -(10 ** 6), max: 10 ** 6 }),
  ),
  taxes: fc.subarray(ids),
})
const rate = fc.oneof(
  fc.constantFrom(0, 5_000, 9_975, 13_000),
  fc.integer({ min: 0, max: 10 ** 5 }),
)
const invoice = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  taxes: fc
    .tuple(rate, rate, rate)
    .map((rates) => rates.map((r, n) => ({ id: `${ids[n]}`, rate: r }))),
})

/** A rational of two BigInts, rounded by its definition: down, and up from half, of what it is without its sign. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator
  const whole = size / denominator
  const up = (size % denominator) * 2n >= denominator
  const result = up ? whole + 1n : whole
  return numerator < 0n ? -result : result
}

test('some thousand invoices come to what rationals say', () => {
  fc.assert(
    fc.property(invoice, ({ lines, taxes }) => {
      const computed = computeInvoice(lines, taxes)
      const nets = lines.map((one) =>
        rounded(BigInt(one.quantity) * BigInt(one.unit_price), 1_000n),
      )
      expect(computed.lines.map(({ net }) => BigInt(net))).toEqual(nets)
      const subtotal = nets.reduce((sum, net) => sum + net, 0n)
      expect(BigInt(computed.subtotal)).toBe(subtotal)
      const amounts = taxes.map((tax) => {
        const base = nets.reduce(
          (sum, net, at) => (lines[at]?.taxes.includes(tax.id) ? sum + net : sum),
          0n,
        )
        return rounded(base * BigInt(tax.rate), 100_000n)
      })
      expect(computed.taxes.map(({ amount }) => BigInt(amount))).toEqual(amounts)
      expect(BigInt(computed.total)).toBe(amounts.reduce((sum, amount) => sum + amount, subtotal))
    }),
    seeded,
  )
})

test('half a cent is rounded away from nought, less than half towards it', () => {
  expect(lineNet({ quantity: 500, unit_price: 1 })).toBe(1)
  expect(lineNet({ quantity: 500, unit_price: -1 })).toBe(-1)
  expect(lineNet({ quantity: 499, unit_price: 1 })).toBe(0)
  expect(lineNet({ quantity: 1_500, unit_price: 333 })).toBe(500)
  expect(taxAmount(10, 5_000)).toBe(1)
  expect(taxAmount(-10, 5_000)).toBe(-1)
  expect(taxAmount(10_000, 9_975)).toBe(998)
  expect(Object.is(lineNet({ quantity: 1, unit_price: -1 }), -0)).toBe(false)
})

test('a tax is rounded once over its lines, not line by line', () => {
  const lines = Array.from({ length: 3 }, () => ({ quantity: 1_000, unit_price: 10, taxes: ['a'] }))
  const [tax] = computeInvoice(lines, [{ id: 'a', rate: 5_000 }]).taxes
  expect(tax).toMatchObject({ base: 30, amount: 2 })
})

test('credit notes, in whatever parts, give back an invoice to the cent', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(invoice, parts, ({ lines, taxes }, shares) => {
      const whole = computeInvoice(lines, taxes)
      const left = whole.lines.map(({ net }) => net)
      const credited = whole.taxes.map(() => ({ base: 0, amount: 0 }))
      for (const share of [...shares, 100]) {
        const notes = whole.lines.map((one, at) => {
          const net = Math.trunc(((left[at] ?? 0) * share) / 100)
          left[at] = (left[at] ?? 0) - net
          return { net, taxes: one.taxes }
        })
        const bases = whole.taxes.map((tax, at) => ({
          ...tax,
          credited_base: credited[at]?.base ?? 0,
        }))
        for (const [at, { base, amount }] of creditTaxes(bases, notes).entries()) {
          const sum = credited[at]
          if (!sum) continue
          sum.base += base
          sum.amount += amount
        }
      }
      expect(left.every((net) => net === 0)).toBe(true)
      expect(credited).toEqual(whole.taxes.map(({ base, amount }) => ({ base, amount })))
    }),
    { ...seeded, numRuns: 2_000 },
  )
})
