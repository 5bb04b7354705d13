import { expect, test } from 'vitest'
import { fitOf, fitsType, typeOf } from './question-type.ts'

test.each([
  ['How many files should we follow?', 'number'],
  ['how long does it take', 'duration'],
  ['After how many days is it deleted?', 'duration'],
  ['When would the second tax follow?', 'time'],
  ['and who signs the report', 'person'],
  ['Where are your offices?', 'place'],
  ['Why did the pilot stop?', 'reason'],
  ['Can a bed be booked offline?', 'yesno'],
  ['What is pull?', null],
])('%s asks for: %s', (question, type) => {
  expect(typeOf(question)).toBe(type)
})

test('a number, a duration or a time must be in the answer to a question for one', () => {
  expect(fitsType('number', 'Follow twenty files.')).toBe(true)
  expect(fitsType('number', 'Follow the files.')).toBe(false)
  expect(fitsType('duration', 'It takes about a week.')).toBe(true)
  expect(fitsType('duration', 'It takes as long as it needs.')).toBe(false)
  expect(fitsType('time', 'Score before the prices are opened.')).toBe(true)
  expect(fitsType(null, 'Anything.')).toBe(true)
})

test('a number of what is counted fits better than another number', () => {
  const asked = 'How many review sessions are there?'
  const [right, other, none] = [
    'We hold 2-3 review sessions.',
    'It costs 20 more.',
    'We meet.',
  ].map((text) => fitOf('number', asked, text))
  expect(right).toBeGreaterThan(other ?? 0)
  expect(other).toBeGreaterThan(none ?? 0)
})
