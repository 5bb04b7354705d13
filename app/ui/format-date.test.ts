import { expect, test } from 'vitest'
import { dateTime, listDate, longDate } from './format-date.ts'

test('a list shows MMM d, yyyy', () => {
  expect(listDate('2026-03-04T23:59:59.123456+00:00')).toBe('Mar 4, 2026')
})

test('a document shows MMMM d, yyyy', () => {
  expect(longDate('2026-03-04T23:59:59.123456+00:00')).toBe('March 4, 2026')
})

test('a detail shows the time and its zone', () => {
  expect(dateTime('2026-11-21T05:07:00+00:00')).toBe('Nov 21, 2026, 05:07 UTC')
})
