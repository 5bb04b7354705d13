import { expect, test } from 'vitest'
import type { TodayRow } from './today.ts'
import { clockOf } from './today-time.ts'

const now = '2026-03-10T12:00:00.000Z'
const read = (at: string) => ({ now: at, day: at.slice(0, 10) })
const row = (more: Partial<TodayRow>): TodayRow => ({
  ...{ id: '1', who: 'Ada', what: '', kind: null, due: null, owner: null, more: null },
  since: now,
  ...more,
})
test('a promise is kept within 24 hours by the clock, also over a weekend', () => {
  const friday = row({ since: '2026-03-06T17:00:00.000Z' })
  const left = clockOf('leads', friday, read('2026-03-07T12:00:00.000Z'))
  expect(left).toMatchObject({ text: '5 h left', isLate: false, at: '2026-03-07T17:00:00.000Z' })
  expect(left.share).toBeCloseTo(19 / 24)
  expect(clockOf('leads', friday, read('2026-03-07T17:00:00.000Z')).isLate).toBe(true)
  expect(clockOf('leads', friday, read('2026-03-08T20:00:00.000Z')).text).toBe('27 h late')
})

test('a task is late after its day, a call is never, and a ticket says since when it waits', () => {
  expect(clockOf('tasks', row({ due: '2026-03-10' }), read(now)).text).toBe('Due today')
  expect(clockOf('invoices', row({ due: '2026-03-01' }), read(now))).toMatchObject({
    text: '9 days late',
    isLate: true,
  })
  expect(clockOf('calls', row({ since: '2026-03-10T14:30:00Z' }), read(now)).text).toBe('in 2 h')
  expect(clockOf('calls', row({ since: '2026-03-10T11:50:00Z' }), read(now)).text).toBe('now')
  expect(clockOf('tickets', row({ since: '2026-03-10T09:00:00Z' }), read(now)).text).toBe('3 h ago')
})

test('a day is over at the midnight of the reader', () => {
  const [at, task] = ['2026-03-11T02:30:00.000Z', row({ due: '2026-03-10' })]
  expect(clockOf('tasks', task, { now: at, day: '2026-03-10' }).text).toBe('Due today')
  expect(clockOf('tasks', task, { now: at, day: '2026-03-11' }).text).toBe('1 day late')
})
