import { expect, test } from 'vitest'
import { sayBriefCall } from './booking-time.ts'

test('a call is told briefly: with the year only where it is another one, in the zone of the reader', () => {
  const now = Date.parse('2026-12-31T20:00:00Z')
  const call = Date.parse('2026-12-31T23:30:00Z')
  expect(sayBriefCall(call, 'UTC', now)).toBe('Thu, Dec 31, 23:30')
  expect(sayBriefCall(call, 'Europe/Paris', now)).toBe('Jan 1, 2027, 00:30')
  expect(sayBriefCall(call, 'Asia/Tokyo', now)).toBe('Fri, Jan 1, 08:30')
})
