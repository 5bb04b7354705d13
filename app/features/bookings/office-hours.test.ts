import { expect, test } from 'vitest'
import { officeHours } from './office-hours.ts'

const nine = [[9 * 60, 12 * 60] as const, [13 * 60, 17 * 60] as const]
const table = { weekly: [nine, nine, nine, nine, nine, [], []], zone: 'America/Toronto' }
const at = (text: string) => Date.parse(text)

test.each([
  ['in the morning', '2026-11-23T15:00:00Z', '12:00', { inDays: 0, weekday: 0, time: '13:00' }],
  ['at noon', '2026-11-23T17:30:00Z', null, { inDays: 0, weekday: 0, time: '13:00' }],
  ['in the evening', '2026-11-23T23:30:00Z', null, { inDays: 1, weekday: 1, time: '9:00' }],
  // It is Friday evening in Toronto, and Saturday by UTC.
  ['on Friday evening', '2026-11-28T01:00:00Z', null, { inDays: 3, weekday: 0, time: '9:00' }],
])('%s', (_, now, openUntil, opens) => {
  expect(officeHours(table, new Set(), at(now))).toMatchObject({ openUntil, opens })
})

test('a holiday is passed over', () => {
  const closed = new Set(['2026-11-23', '2026-11-24'])
  expect(officeHours(table, closed, at('2026-11-23T15:00:00Z'))).toMatchObject({
    openUntil: null,
    opens: { inDays: 2, day: '2026-11-25', time: '9:00' },
  })
})

test('an office without hours opens never', () => {
  const never = { weekly: [[], [], [], [], [], [], []], zone: 'Europe/Paris' }
  expect(officeHours(never, new Set(), at('2026-11-23T15:00:00Z'))).toEqual({
    openUntil: null,
    opens: null,
    zone: 'Europe/Paris',
  })
})
