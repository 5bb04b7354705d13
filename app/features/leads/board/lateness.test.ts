import { expect, test } from 'vitest'
import { latenessOf } from './lateness.ts'

const lead = {
  status: 'new',
  source: 'contact',
  lost_reason: null,
  is_unanswered: true,
  created_at: '2026-03-03T10:00:00Z',
  next_step_on: null,
} as const
const at = (now: string, zone = 'UTC') => ({ now, zone })

test('a lead is late when nobody has answered within 24 hours', () => {
  expect(latenessOf(lead, at('2026-03-04T09:59:00Z'))).toBeNull()
  expect(latenessOf(lead, at('2026-03-04T13:00:00Z'))?.text).toBe('Answer 3 h late')
  const late = at('2026-03-20T10:00:00Z')
  expect(latenessOf(lead, late)?.text).toBe('Answer 16 days late')
  expect(latenessOf({ ...lead, is_unanswered: false }, late)).toBeNull()
  expect(latenessOf({ ...lead, status: 'contacted' }, late)).toBeNull()
  expect(latenessOf({ ...lead, lost_reason: 'no_budget' }, late)).toBeNull()
  expect(latenessOf({ ...lead, source: 'newsletter' }, late)).toBeNull()
})

test('a next step is due on the day of its reader, and late after it', () => {
  const step = { ...lead, status: 'qualified', next_step_on: '2026-03-05' } as const
  const evening = '2026-03-04T23:30:00Z'
  expect(latenessOf(step, at(evening))).toBeNull()
  expect(latenessOf(step, at(evening, 'Asia/Tokyo'))?.text).toBe('Next step due today')
  expect(latenessOf(step, at('2026-03-06T01:00:00Z'))?.text).toBe('Next step 1 day late')
  expect(latenessOf({ ...step, status: 'converted' }, at('2026-03-09T01:00:00Z'))).toBeNull()
})
