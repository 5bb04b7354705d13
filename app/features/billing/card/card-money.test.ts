import { expect, test } from 'vitest'
import { hundredthsOf, providerAmount } from './card-money.ts'

test.each([
  ['CAD', 286_853, 286_853],
  ['EUR', 50, 50],
  ['JPY', 500_000, 5_000],
  ['KWD', 12_345, 123_450],
  ['HUF', 123_400, 123_400],
])('an amount in %s is the same on both sides', (currency, ours, theirs) => {
  expect(providerAmount(ours, currency)).toBe(theirs)
  expect(hundredthsOf(theirs, currency)).toBe(ours)
})

test.each([
  ['a part of a unit that has none', 'JPY', 500_050],
  ['a part that is not accepted', 'HUF', 123_450],
  ['less than the provider takes', 'CAD', 49],
  ['nothing', 'CAD', 0],
  ['less than nothing', 'CAD', -10_000],
  ['more than eight digits', 'CAD', 100_000_000],
])('%s cannot be paid by card', (_, currency, amount) => {
  expect(providerAmount(amount, currency)).toBeNull()
})
