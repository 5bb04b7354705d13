import { expect, it } from 'vitest'
import { isStale, pairOf } from './merge-pair.ts'

const both = { keptId: 'a', mergedId: 'b' }
const [a, b] = [
  { id: 'a', version: 1 },
  { id: 'b', version: 7 },
]

it('says which of two records stays, in whatever order they were read', () => {
  expect(pairOf([a, b], both)).toEqual({ kept: a, merged: b })
  expect(pairOf([b, a], both)).toEqual({ kept: a, merged: b })
})

it('has no pair when one of the records is gone', () => {
  expect(pairOf([a], both)).toBeUndefined()
  expect(pairOf([b], both)).toBeUndefined()
})

it('is out of date when either record was changed since the preview', () => {
  const pair = { kept: a, merged: b }
  expect(isStale(pair, { kept: 1, merged: 7 })).toBe(false)
  expect(isStale(pair, { kept: 2, merged: 7 })).toBe(true)
  expect(isStale(pair, { kept: 1, merged: 6 })).toBe(true)
})
