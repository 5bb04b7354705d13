import { describe, expect, test } from 'vitest'
import { times as words } from '#content/times.ts'
import { ageOf, distanceOf, spanOf } from './age.ts'
import { timesIn } from './times.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = '2026-03-08T12:00:00.000Z'
const at = (passed: number) => new Date(Date.parse(now) - passed).toISOString()

test.each([
  [0, '1 min'],
  [59 * minute, '59 min'],
  [hour, '1 h'],
  [2 * day - 1, '47 h'],
  [2 * day, '2 days'],
  [30 * day - 1, '29 days'],
  [30 * day, '4 wk'],
  [730 * day, '2 y'],
  [-90 * minute, '1 h'],
])('%i milliseconds are %s', (span, text) => expect(spanOf(span, words)).toBe(text))

test.each([
  [0, 'just now'],
  [minute - 1, 'just now'],
  [1 - minute, 'just now'],
  [minute, '1 min ago'],
  [3 * hour, '3 h ago'],
  [-2 * day, 'in 2 days'],
  [30 * day - 1, '29 days ago'],
  [30 * day, null],
  [-30 * day, null],
])('what was %i milliseconds ago has the age %s', (passed, text) =>
  expect(ageOf(at(passed), now, words)).toBe(text),
)

test('a distance has no end', () => expect(distanceOf(at(365 * day), now, words)).toBe('52 wk ago'))

test('an age is of the time that has passed, also over a night in which clocks are changed', () => {
  // In Toronto it is 23:00 in winter time, and then 08:00 in summer time.
  const times = timesIn('America/Toronto', { now, words })
  expect(times.time('2026-03-08T04:00:00Z')).toBe('Mar 7, 2026, 23:00 EST')
  expect(times.time(now)).toBe('Mar 8, 2026, 08:00 EDT')
  expect(times.age('2026-03-08T04:00:00Z')).toBe('8 h ago')
})

describe('one instant', () => {
  const instant = '2026-11-23T03:30:00.123456Z'
  test.each([
    ['UTC', 'Nov 23, 2026', 'Nov 23, 2026, 03:30 UTC', '03:30 UTC'],
    ['America/Los_Angeles', 'Nov 22, 2026', 'Nov 22, 2026, 19:30 PST', '19:30 PST'],
    ['Europe/Paris', 'Nov 23, 2026', 'Nov 23, 2026, 04:30 GMT+1', '04:30 GMT+1'],
    ['Asia/Kathmandu', 'Nov 23, 2026', 'Nov 23, 2026, 09:15 GMT+5:45', '09:15 GMT+5:45'],
  ])('in %s', (zone, date, time, clock) => {
    const times = timesIn(zone, { now: instant, words })
    expect([times.date(instant), times.time(instant), times.clock(instant)]).toEqual([
      date,
      time,
      clock,
    ])
    expect(times.timeWithAge(instant)).toBe(`${time} (just now)`)
  })

  test('has its weekday and the name of its zone for whoever points at it', () => {
    expect(timesIn('America/New_York', { now, words }).whole(instant)).toBe(
      'Sunday, November 22, 2026 at 22:30 EST (America/New York)',
    )
  })
})

test('a day is the same day in every zone and has no age', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const times = timesIn(zone, { now, words })
    expect([times.date('2026-03-08'), times.long('2026-03-08')]).toEqual([
      'Mar 8, 2026',
      'March 8, 2026',
    ])
    expect([times.age('2026-03-08'), times.whole('2026-03-08')]).toEqual([null, 'March 8, 2026'])
  }
})

test('a brief date has no year when it is this year where the reader is', () => {
  const clock = { now: '2026-01-01T03:00:00Z', words }
  const [toronto, utc] = [timesIn('America/Toronto', clock), timesIn('UTC', clock)]
  expect([toronto.brief('2025-10-12T12:00:00Z'), utc.brief('2025-10-12T12:00:00Z')]).toEqual([
    'Oct 12',
    'Oct 12, 2025',
  ])
  expect([utc.brief('2026-01-01'), timesIn('UTC', null).brief('2026-01-01')]).toEqual([
    'Jan 1',
    'Jan 1, 2026',
  ])
})

test('without a clock there is no age', () => {
  const times = timesIn('UTC', null)
  expect(times.age(now)).toBeNull()
  expect(times.timeWithAge(now)).toBe('Mar 8, 2026, 12:00 UTC')
})
