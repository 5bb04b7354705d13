import { expect, it } from 'vitest'
import { pricesOf, readRange } from './prices.ts'

const facts = {
  price_currency: 'CAD',
  prices_until: '2027-03-31',
  price_discovery: '8,000 - 12,000',
}

it('reads ranges as staff type them, and refuses all others', () => {
  expect(readRange('8,000 - 12,000')).toEqual({ from: 8000, to: 12000 })
  expect(readRange('5000-5000')).toEqual({ from: 5000, to: 5000 })
  for (const text of ['', '5000', '9-5', '0-5', '-5-10', 'from 5 to 10', '5-10 CAD', '1e3-2e3'])
    expect(readRange(text), text).toBeUndefined()
})

it('gives the tiers that have a range, until the last day', () => {
  const ranges = { discovery: { from: 8000, to: 12000 } }
  const prices = { currency: 'CAD', until: '2027-03-31', ranges }
  expect(pricesOf(facts, '2027-03-31')).toEqual(prices)
  expect(pricesOf(facts, '2027-04-01')).toBeUndefined()
})

it('gives nothing without a currency, a last day or a range', () => {
  const day = '2026-11-22'
  expect(pricesOf({}, day)).toBeUndefined()
  for (const key of ['price_currency', 'prices_until', 'price_discovery'] as const)
    expect(pricesOf({ ...facts, [key]: undefined }, day), key).toBeUndefined()
})
