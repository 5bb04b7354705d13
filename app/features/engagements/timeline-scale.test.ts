import { expect, test } from 'vitest'
import type { Milestone } from './engagement.ts'
import { timelineScale } from './timeline-scale.ts'

const milestone = (due_on: string | null, id = `${due_on}`): Milestone => ({
  id,
  title: id,
  due_on,
  done_at: null,
  comments: 0,
})
const course = { startsOn: '2026-01-01', dueOn: '2026-12-31', today: '2026-07-02', milestones: [] }

test('the line runs from the start to the last day that matters', () => {
  const scale = timelineScale({
    ...course,
    milestones: [milestone('2026-07-02'), milestone('2027-12-31'), milestone(null)],
  })
  expect(scale?.marks.map(({ number, at }) => [number, at])).toEqual([
    [1, 25],
    [2, 100],
  ])
  expect(scale?.today).toBe(25)
})

test('a milestone before the start moves the beginning', () => {
  const scale = timelineScale({ ...course, milestones: [milestone('2025-01-01')] })
  expect(scale?.marks[0]?.at).toBe(0)
})

test('marks that would touch stand in rows, numbered by their place in the list', () => {
  const scale = timelineScale({
    ...course,
    milestones: [
      milestone('2026-06-10', 'b'),
      milestone('2026-06-01', 'a'),
      milestone('2026-06-11', 'c'),
    ],
  })
  expect(scale?.marks.map(({ number, row }) => [number, row])).toEqual([
    [2, 0],
    [1, 1],
    [3, 2],
  ])
  expect(scale?.rows).toBe(3)
})

test('there are few ticks, however long it takes', () => {
  for (const dueOn of ['2026-02-02', '2026-08-01', '2028-01-01', '2036-01-01', '2099-12-31']) {
    const ticks = timelineScale({ ...course, dueOn })?.ticks ?? []
    expect(ticks.length, dueOn).toBeGreaterThan(0)
    expect(ticks.length, dueOn).toBeLessThan(9)
  }
})

test('without a stretch of time there is nothing to draw', () => {
  expect(timelineScale({ ...course, dueOn: null })).toBeNull()
  expect(timelineScale({ ...course, dueOn: '2026-01-01' })).toBeNull()
  expect(timelineScale({ ...course, dueOn: null, milestones: [milestone(null)] })).toBeNull()
})

test('today is drawn only where it lies on the line', () => {
  expect(timelineScale({ ...course, today: '2030-01-01' })).toMatchObject({
    today: null,
    passed: 100,
  })
  expect(timelineScale({ ...course, today: '2020-01-01' })).toMatchObject({
    today: null,
    passed: 0,
  })
})
