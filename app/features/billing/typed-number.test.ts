import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTyped, writeTyped } from './typed-number.ts'

test.each([
  ['1,250.50', 2, 125_050],
  ['1250.5', 2, 125_050],
  ['-0.05', 2, -5],
  ['−1', 2, -100],
  ['-0', 2, 0],
  ['1 250', 2, 125_000],
  ['9.975', 3, 9_975],
  ['1.', 2, 100],
  ['12,34', 2, null],
  ['1.255', 2, null],
  ['', 2, null],
  ['1e5', 2, null],
  ['.5', 2, null],
  ['9999999999999', 2, null],
])('%s with %i digits is %s', (text, digits, value) => {
  expect(readTyped(text, digits)).toBe(value)
})

test('what is written is read back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
      fc.integer({ min: 1, max: 3 }),
      (value, digits) => {
        expect(readTyped(writeTyped(value, digits), digits)).toBe(value)
        expect(readTyped(writeTyped(value, digits, digits), digits)).toBe(value)
      },
    ),
  )
  expect(writeTyped(1_500, 3)).toBe('1.5')
  expect(writeTyped(13_000, 3)).toBe('13')
  expect(writeTyped(100, 2, 2)).toBe('1.00')
})
