import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, invoiceStatuses, totalsOf } from './invoice.ts'

// Intl sets a space that does not break.
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('amounts are written to the cent, whatever their size', () => {
  expect(plain(formatMoney(0, 'CAD'))).toBe('CAD 0.00')
  expect(plain(formatMoney(5, 'USD'))).toBe('USD 0.05')
  expect(plain(formatMoney(123_456_789, 'CAD'))).toBe('CAD 1,234,567.89')
  expect(plain(formatMoney(9_007_199_254_740_991, 'CAD'))).toBe('CAD 90,071,992,547,409.91')
  fc.assert(
    fc.property(fc.maxSafeNat(), (cents) => {
      expect(formatMoney(cents, 'CAD').replaceAll(/\D/g, '')).toBe(String(cents).padStart(3, '0'))
    }),
  )
})

test('totals are the sums of their invoices, and lose nothing', () => {
  const invoices = fc.array(
    fc.record({ status: fc.constantFrom(...invoiceStatuses), total: fc.nat({ max: 10 ** 11 }) }),
  )
  fc.assert(
    fc.property(invoices, (all) => {
      const { paid, pending, overdue } = totalsOf(all)
      expect(paid + pending + overdue).toBe(all.reduce((sum, { total }) => sum + total, 0))
      const late = all.filter(({ status }) => status === 'overdue')
      expect(overdue).toBe(late.reduce((sum, { total }) => sum + total, 0))
    }),
  )
})
