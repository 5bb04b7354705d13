import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadSources } from '#app/features/leads/lead.ts'
import { namedColumns, ticksTo } from './charts/scale.ts'
import { classesOf, countOf, timeFor } from './durations.ts'
import { answerKindNames } from './figures.ts'
import { figuresOf } from './figures-of.ts'
import { lostOf, reachedOf } from './pipeline.ts'
import { daysBetween, rangeOf, spanFinder, spansOf, spansWith, wholeWeeksOf } from './spans.ts'

const now = new Date('2026-11-23T15:00:00Z')

test('a period ends today, and its spans are every day of it once', () => {
  for (const period of [7, 30, 90, 365] as const) {
    const range = rangeOf(now, period)
    const spans = spansOf(range, period)
    expect(range.to).toBe('2026-11-23')
    expect(spans[0]?.start).toBe(range.from)
    expect(spans.reduce((sum, { days }) => sum + days, 0)).toBe(period)
    const spanOf = spanFinder(range, period)
    const starts = spans.map(({ start }) => spanOf(start))
    expect(starts).toEqual(spans.map((_, at) => at))
    expect(spanOf(range.from)).toBe(0)
    expect(spanOf(range.to)).toBe(spans.length - 1)
  }
})

test('weeks begin on Monday, and the first and the last one may be shorter', () => {
  const spans = spansOf(rangeOf(now, 90), 90)
  expect(spans.slice(0, 2)).toEqual([
    { start: '2026-08-26', days: 5 },
    { start: '2026-08-31', days: 7 },
  ])
  expect(spans.at(-1)).toEqual({ start: '2026-11-23', days: 1 })
})

test('the whole weeks of a period end two days before it', () => {
  const days = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, fc.constantFrom(7, 30, 90, 365), (end, period) => {
      const range = rangeOf(end, period as 7)
      const weeks = wholeWeeksOf(range)
      if (!weeks) return
      expect(new Date(weeks.from).getUTCDay()).toBe(1)
      expect(new Date(weeks.to).getUTCDay()).toBe(0)
      expect(weeks.from >= range.from).toBe(true)
      const left = daysBetween(weeks.to, range.to)
      expect(left).toBeGreaterThanOrEqual(2)
      expect(daysBetween(range.from, weeks.from) + left).toBeLessThan(15)
    }),
  )
})

test('a share is done within the time of the one that completes it', () => {
  const times = [60, 15, 1440, 60].map((minutes) => ({ minutes, count: 1 }))
  expect(timeFor(times, 0.5)).toBe(60)
  expect(timeFor(times, 0.9)).toBe(1440)
  expect(timeFor([], 0.5)).toBeNull()
})

const someTimes = fc.array(
  fc.record({ minutes: fc.nat(5000), count: fc.integer({ min: 1, max: 9 }) }),
)

test('counts by time are the times one by one', () => {
  fc.assert(
    fc.property(someTimes, fc.double({ min: 0.01, max: 1, noNaN: true }), (times, share) => {
      const each = times.flatMap(({ minutes, count }) => Array<number>(count).fill(minutes))
      const at = Math.ceil(each.length * share) - 1
      expect(timeFor(times, share)).toBe(each.toSorted((a, b) => a - b)[at] ?? null)
      const classes = classesOf(times, [60, 600])
      expect(classes[0]).toBe(each.filter((one) => one <= 60).length)
      expect(classes.reduce((sum, one) => sum + one, 0)).toBe(countOf(times))
    }),
  )
})

test('a lead has reached its status and all before it', () => {
  const pipeline = {
    ...{ new: { open: 4, lost: 1 }, contacted: { open: 0, lost: 3 } },
    ...{ qualified: { open: 0, lost: 0 }, converted: { open: 2, lost: 0 } },
  }
  expect(reachedOf(pipeline)).toEqual({ new: 10, contacted: 5, qualified: 2, converted: 2 })
  expect(lostOf(pipeline)).toBe(4)
})

test('the lines of a chart are whole numbers, a few, and as high as its columns', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (highest) => {
      const ticks = ticksTo(highest)
      expect(ticks.every(Number.isInteger)).toBe(true)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(1, highest))
    }),
  )
  expect(namedColumns(7)).toHaveLength(7)
  expect(namedColumns(53).length).toBeLessThanOrEqual(6)
})

test('what was counted is put where it belongs', () => {
  const leads = { kind: 'leads', start: '2026-11-23' }
  const open = { count: 1, oldest: '2026-11-20' }
  const figures = figuresOf(
    { period: 90, ...rangeOf(now, 90), keptDays: 90 },
    {
      series: [
        { ...leads, part: 'contact', step: 'contacted', count: 2 },
        { ...leads, part: 'contact', step: 'new', count: 3 },
        { ...leads, part: 'contact', step: 'lost_contacted', count: 7 },
        // The Monday of the first week, which is before the period.
        { ...leads, part: 'blueprint', step: 'new', start: '2026-08-24', count: 1 },
        { kind: 'questions', part: 'unsure', step: '', start: '2026-11-23', count: 4 },
        { kind: 'questions', part: 'courtesy', step: '', start: '2026-11-23', count: 9 },
        { kind: 'conversations', part: 'lead', step: '', start: '2026-11-23', count: 1 },
      ],
      leadsBefore: 3,
      durations: [
        { kind: 'first_answers', part: 'waiting', minutes: 0, count: 5, late: 2 },
        { kind: 'first_answers', part: 'answered', minutes: 60, count: 1, late: 1 },
      ],
      tickets: [],
      invoices: [
        { ...open, part: 'EUR', age: 1, amount: 200 },
        { ...open, part: 'CAD', age: 0, amount: 100 },
      ],
      lateOfDay: 1,
    },
  )
  expect(figures.leads.total).toBe(13)
  const leadSpans = spansWith(figures, leadSources, figures.leads.bySpan)
  expect(leadSpans.at(-1)?.by).toMatchObject({ contact: 12, blueprint: 0 })
  expect(leadSpans[0]?.by).toMatchObject({ contact: 0, blueprint: 1 })
  expect(figures.pipeline).toMatchObject({
    ...{ new: { open: 4, lost: 0 }, contacted: { open: 2, lost: 7 } },
  })
  const questions = spansWith(figures, answerKindNames, figures.assistant.bySpan)
  expect(questions).toHaveLength(leadSpans.length)
  expect(questions.at(-1)?.by).toEqual({ answered: 0, declined: 4, handed_over: 0 })
  expect(figures.assistant).toMatchObject({ conversations: 1, becameLeads: 1 })
  expect(figures.answers).toMatchObject({ waiting: 5, waitingLate: 3 })
  expect(figures.invoices).toEqual([
    { currency: 'CAD', count: 1, amounts: [100, 0, 0, 0, 0] },
    { currency: 'EUR', count: 1, amounts: [0, 200, 0, 0, 0] },
  ])
})
