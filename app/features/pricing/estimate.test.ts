import { expect, it } from 'vitest'
import { blueprint } from '#content/blueprint.ts'
import { getStarted } from '#content/get-started.ts'
import { pricing } from '#content/pricing.ts'
import {
  codeOf,
  type EstimateAnswers,
  estimateChoices,
  estimateFields,
  estimateOf,
  readCode,
  readEstimate,
  smallest,
  weeksOf,
} from './estimate.ts'

const least: EstimateAnswers = {
  ...{ solution: 'e-visa', services: '1', volume: '10k', systems: '0-2', languages: '1' },
}
const most: EstimateAnswers = {
  ...{ solution: 'custom', services: '4+', volume: '1m+', systems: '6+', languages: '3+' },
}

it('takes the weeks of assessment and plan from the Blueprint page', () => {
  const durations = blueprint.journey.steps.map(({ duration }) => duration)
  expect(durations).toContain('1 week')
  expect(durations).toContain('3-4 weeks')
  const { assessment, blueprint: planning } = estimateOf(least)
  expect([assessment, planning]).toEqual([
    { from: 1, to: 1 },
    { from: 3, to: 4 },
  ])
  expect(weeksOf('60-90 min')).toEqual({ from: 0, to: 0 })
})

it('is the smallest service without further reasons, and names the reason of each addition', () => {
  const small = estimateOf(least)
  expect(small.reasons).toEqual([])
  expect(small.implementation).toEqual(smallest.weeks)
  expect(small.total).toEqual({ from: 20, to: 25 })
  expect(small.people).toEqual({ from: 4, to: 5 })
  const large = estimateOf(most)
  expect(large.reasons.map(({ field }) => field)).toEqual([
    ...['services', 'volume', 'systems', 'languages'],
  ])
  expect(large.total).toEqual({ from: 44, to: 67 })
  expect(large.people).toEqual({ from: 8, to: 10 })
})

it('never shrinks when an answer grows, and its parts add up', () => {
  for (const field of ['services', 'volume', 'systems', 'languages'] as const) {
    const totals = estimateChoices[field].map((value) => estimateOf({ ...least, [field]: value }))
    for (const [index, one] of totals.entries()) {
      const before = totals[index - 1] ?? one
      expect(one.total.from).toBeGreaterThanOrEqual(before.total.from)
      expect(one.total.to).toBeGreaterThanOrEqual(one.total.from)
      expect(one.people.from).toBeGreaterThanOrEqual(before.people.from)
      const parts = [one.assessment, one.blueprint, one.implementation]
      expect(parts.reduce((sum, part) => sum + part.to, 0)).toBe(one.total.to)
    }
  }
})

it('names answers that are missing or unknown, and uses the first instead', () => {
  expect(readEstimate({ ...least, volume: 'a lot' })).toEqual({ answers: least, wrong: ['volume'] })
  expect(readEstimate({}).wrong).toEqual(estimateFields)
})

it('travels as one word, and is not read from any other', () => {
  expect(readCode(codeOf(most))).toEqual(most)
  for (const code of ['', 'e-visa', `${codeOf(most)}_x`, '<script>', codeOf(most).toUpperCase()])
    expect(readCode(code)).toBeUndefined()
})

it('every answer has a label, and the first question asks what the get-started form asks', () => {
  for (const field of ['services', 'volume', 'systems', 'languages'] as const)
    expect(Object.keys(pricing.estimate.options[field])).toEqual([...estimateChoices[field]])
  expect(Object.keys(getStarted.options.primaryInterest)).toEqual([...estimateChoices.solution])
})
