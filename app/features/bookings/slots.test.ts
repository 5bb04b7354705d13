import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf, wallTime, weekdayOf } from '#app/platform/zoned-time.ts'
import { blockedBy, freeSlots, slotMinutes, type Timetable } from './slots.ts'

const minute = 60_000
const allDay = Array.from({ length: 7 }, () => [[0, 1440]] as const)
const never = Array.from({ length: 7 }, () => [] as [number, number][])
const base: Timetable = {
  zone: 'America/Toronto',
  weekly: allDay,
  buffer_before: 0,
  buffer_after: 0,
  notice_hours: 0,
  horizon_days: 1,
}
const clocksOn = (day: string, slots: number[], zone: string) =>
  slots.map((slot) => wallTime(slot, zone)).filter((wall) => wall.day === day)

describe('on a day on which clocks are changed', () => {
  test.each([
    ['America/Toronto', '2026-03-08', 46], // forward at 02:00
    ['America/Toronto', '2026-11-01', 50], // back at 02:00
    ['Europe/Paris', '2026-03-29', 46],
    ['Europe/Paris', '2026-10-25', 50],
    ['Australia/Lord_Howe', '2026-04-05', 49], // half an hour
    ['America/Havana', '2026-03-08', 46], // midnight itself is skipped
    ['Asia/Kathmandu', '2026-03-08', 48], // never
  ])('%s offers every half hour of %s once: %i', (zone, day, count) => {
    const now = instantOf({ day, minutes: 0 }, zone) - 3_600_000
    const slots = freeSlots({ ...base, zone, horizon_days: 2 }, new Set(), [], now)
    expect(clocksOn(day, slots, zone)).toHaveLength(count)
  })

  test('hours that begin at a time no clock shows begin after the jump', () => {
    const weekly = never.with(6, [[150, 240]])
    const now = Date.parse('2026-03-07T12:00:00Z')
    const slots = freeSlots({ ...base, weekly, horizon_days: 2 }, new Set(), [], now)
    expect(slots.map((slot) => new Date(slot).toISOString())).toEqual([
      '2026-03-08T07:00:00.000Z',
      '2026-03-08T07:30:00.000Z',
    ])
  })
})

test('a wall time that exists is found again, whatever the zone', () => {
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')]
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(2020, 0) / minute, max: Date.UTC(2040, 0) / minute }),
      (zone, minutes) => {
        const wall = wallTime(minutes * minute, zone)
        const instant = instantOf(wall, zone)
        expect(wallTime(instant, zone)).toEqual(wall)
        // Of two instants that show the same, the earlier one.
        expect(instant).toBeLessThanOrEqual(minutes * minute)
      },
    ),
    { numRuns: 5000 },
  )
})

test('what is offered is open, long enough, early enough, not closed and not taken', () => {
  const zones = ['America/Toronto', 'Europe/Paris', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC']
  const hours = fc
    .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 48 }))
    .map(([from, length]) => [from * 30, Math.min(1440, (from + length) * 30)] as const)
  const timetables = fc.record({
    zone: fc.constantFrom(...zones),
    weekly: fc.array(fc.array(hours, { maxLength: 2 }), { minLength: 7, maxLength: 7 }),
    buffer_before: fc.integer({ min: 0, max: 45 }),
    buffer_after: fc.integer({ min: 0, max: 45 }),
    notice_hours: fc.integer({ min: 0, max: 48 }),
    horizon_days: fc.integer({ min: 1, max: 10 }),
  })
  const starts = fc.integer({ min: Date.UTC(2026, 0) / minute, max: Date.UTC(2027, 0) / minute })
  fc.assert(
    fc.property(
      timetables,
      starts,
      fc.array(fc.nat(20_000), { maxLength: 8 }),
      (table, start, offsets) => {
        const now = start * minute
        const busy = offsets.map((offset) => blockedBy(now + offset * minute, table))
        const holiday = wallTime(now + 86_400_000, table.zone).day
        const slots = freeSlots(table, new Set([holiday]), busy, now)
        expect(slots).toEqual([...new Set(slots)].sort((a, b) => a - b))
        for (const slot of slots) {
          const wall = wallTime(slot, table.zone)
          const last = wallTime(slot + slotMinutes * minute - minute, table.zone)
          expect(wall.day).not.toBe(holiday)
          expect(slot).toBeGreaterThanOrEqual(now + table.notice_hours * 3_600_000)
          const isOpen = table.weekly[weekdayOf(wall.day)]?.some(
            ([from, until]) => from <= wall.minutes && wall.minutes < until && last.minutes < until,
          )
          expect(isOpen).toBe(true)
          const wanted = blockedBy(slot, table)
          expect(busy.some((one) => one.start < wanted.end && wanted.start < one.end)).toBe(false)
        }
      },
    ),
    { numRuns: 300 },
  )
})
