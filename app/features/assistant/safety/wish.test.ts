import { expect, test } from 'vitest'
import { inDanger } from './danger-cases.data.ts'
import { type Wish, wishIn } from './wish.ts'
import { noWish, wishCases } from './wish-cases.data.ts'

test.each(Object.entries(wishCases) as [Wish, string[]][])(
  '%s: none is missed',
  (wish, messages) => {
    expect(messages.filter((message) => wishIn(message) !== wish)).toEqual([])
  },
)

test('questions and answers are no wishes', () => {
  expect(noWish.filter((message) => wishIn(message) !== null)).toEqual([])
})

test('a very long message is read in time', () => {
  expect(wishIn('call me back to a '.repeat(220))).toBe('person')
  expect(Object.values(inDanger).flat().join(' ').length).toBeGreaterThan(4_000)
})
