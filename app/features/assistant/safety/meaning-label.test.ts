import { expect, test } from 'vitest'
import { readSafetyExamples, readUnseenMessages } from '#scripts/safety-examples.ts'
import type { Screening } from './labels.ts'
import {
  courtesyByMeaning,
  meaningSize,
  meaningSorts,
  sharesByMeaning,
  withMeaning,
} from './meaning-label.ts'

const none: Screening = { danger: null, labels: [], likely: null }
const shares = (given: Partial<Record<(typeof meaningSorts)[number], number>>) => ({
  ...(Object.fromEntries(meaningSorts.map((sort) => [sort, 0])) as Record<
    (typeof meaningSorts)[number],
    number
  >),
  ...given,
})

test('kinds of danger count together, and the likeliest names the help', () => {
  expect(withMeaning(none, shares({ medical: 0.4, fire: 0.3 })).danger).toEqual({
    ...{ kind: 'medical', level: 'possible' },
  })
  expect(withMeaning(none, shares({ violence: 0.96 })).danger).toEqual({
    ...{ kind: 'violence', level: 'certain' },
  })
  expect(withMeaning(none, shares({ medical: 0.3, fire: 0.2 })).danger).toBeNull()
})

test('what a pattern has found stays, and a danger goes before it', () => {
  const found: Screening = { ...none, danger: { kind: 'fire', level: 'certain' } }
  expect(withMeaning(found, shares({ medical: 1 }))).toBe(found)
  const labelled: Screening = { ...none, labels: ['job'] }
  expect(withMeaning(labelled, shares({ person: 0.9 }))).toBe(labelled)
  expect(withMeaning(labelled, shares({ selfHarm: 0.85 }))).toBe(labelled)
  expect(withMeaning(labelled, shares({ selfHarm: 0.96 })).danger?.kind).toBe('selfHarm')
})

test('a danger that a pattern holds for possible is certain where the meaning is', () => {
  const found: Screening = { ...none, danger: { kind: 'selfHarm', level: 'possible' } }
  expect(withMeaning(found, shares({ medical: 0.97 })).danger).toEqual({
    ...{ kind: 'medical', level: 'certain' },
  })
  expect(withMeaning(found, shares({ medical: 0.8, person: 0.2 }))).toBe(found)
})

test('of what a message resembles, the likelier counts', () => {
  const likely: Screening = { ...none, likely: { sort: 'press', share: 0.6 } }
  expect(withMeaning(likely, shares({ support: 0.5 })).likely?.sort).toBe('press')
  expect(withMeaning(likely, shares({ support: 0.7 })).likely).toEqual({
    sort: 'support',
    share: 0.7,
  })
  expect(withMeaning(none, shares({ injection: 0.1 })).likely).toBeNull()
})

test('courtesy is certain, of all its kinds together, or it is none', () => {
  expect(courtesyByMeaning(shares({ thanks: 0.6, farewell: 0.35 }))).toBe('thanks')
  expect(courtesyByMeaning(shares({ greeting: 0.95 }))).toBe('greeting')
  expect(courtesyByMeaning(shares({ thanks: 0.35, none: 0.65 }))).toBeUndefined()
})

test('the shares of all sorts are one together', () => {
  const all = sharesByMeaning('the pump does not start', new Float32Array(meaningSize).fill(0.02))
  expect(Object.keys(all)).toEqual([...meaningSorts])
  expect(Object.values(all).reduce((sum, share) => sum + share)).toBeCloseTo(1)
})

test('the examples are thousands, and none of the unseen messages is among them', () => {
  const examples = readSafetyExamples()
  const count = (kind: string) => examples.filter((one) => one.kind === kind).length
  for (const [kind, least] of Object.entries({ medical: 1_000, 'self-harm': 430, violence: 430 }))
    expect(count(kind), kind).toBeGreaterThanOrEqual(least)
  for (const [kind, least] of Object.entries({ fire: 420, person: 450, support: 650, none: 2_000 }))
    expect(count(kind), kind).toBeGreaterThanOrEqual(least)
  const texts = new Set(examples.map(({ text }) => text))
  const unseen = [
    ...['danger', 'person', 'support', 'injection', 'none', 'courtesy', 'no-courtesy'],
  ].flatMap((kind) => readUnseenMessages(kind).map((line) => line.replace(/^\w+\|/, '')))
  expect(unseen).toHaveLength(390)
  expect(unseen.filter((text) => texts.has(text))).toEqual([])
})
