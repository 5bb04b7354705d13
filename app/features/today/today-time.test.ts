import { expect, test } from 'vitest'
import type { TodayRow } from './today.ts'
import { clockOf } from './today-time.ts'

const now = '2026-03-10T12:00:00.000Z'
const row = (more: Partial<TodayRow>): TodayRow => ({
  ...{ id: '1', who: 'Ada', what: '', kind: null, due: null, owner: null, more: null },
  since: now,
  ...more,
})
test('a promise is kept within 24 hours by the clock, also over a weekend', () => {
  const friday = row({ since: '2026-03-06T17:00:00.000Z' })
  const left = clockOf('leads', friday, '2026-03-07T12:00:00.000Z')
  expect(left).toMatchObject({ text: '5 h left', isLate: false, at: '2026-03-07T17:00:00.000Z' })
  expect(left.share).toBeCloseTo(19 / 24)
  expect(clockOf('leads', friday, '2026-03-07T17:00:00.000Z').isLate).toBe(true)
  expect(clockOf('leads', friday, '2026-03-08T20:00:00.000Z').text).toBe('27 h late')
})

test('a task is late after its day, a call is never, and a ticket says since when it waits', () => {
  expect(clockOf('tasks', row({ due: '2026-03-10' }), now).text).toBe('Due today')
  expect(clockOf('invoices', row({ due: '2026-03-01' }), now)).toMatchObject({
    text: '9 days late',
    isLate: true,
  })
  expect(clockOf('calls', row({ since: '2026-03-10T14:30:00Z' }), now).text).toBe('in 2 h')
  expect(clockOf('calls', row({ since: '2026-03-10T11:50:00Z' }), now).text).toBe('now')
  expect(clockOf('tickets', row({ since: '2026-03-10T09:00:00Z' }), now).text).toBe('3 h ago')
})
