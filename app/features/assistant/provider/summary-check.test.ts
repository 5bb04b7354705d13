import { expect, test } from 'vitest'
import type { Said } from '#app/platform/thread-summary.ts'
import { linesThatHold } from './summary-check.ts'

const said: Said[] = [
  { by: 'them', text: 'We issue 40 visas a day on paper. How long does a Blueprint take?' },
  { by: 'machine', text: 'Three to four weeks.', answers: true },
  { by: 'them', text: 'Does our data stay in Canada, and do you give a refund?' },
  { by: 'us', text: 'Yes, the data stays in Canada. I will call you by Friday.' },
  { by: 'them', text: 'Which number will you call from?' },
]

test.each([
  ['asked: How long a Blueprint takes [1].', 'How long a Blueprint takes.'],
  ['- **Asked**: Whether the data stays in Canada [3].', 'Whether the data stays in Canada.'],
  ['answered: Three to four weeks [2].', 'Three to four weeks.'],
  ['promised: I will call you by Friday [4].', 'I will call you by Friday.'],
  ['open: Which number you will call from [5].', 'Which number you will call from.'],
  ['asked: We issue 40 visas a day on paper. [1]', 'We issue 40 visas a day on paper.'],
])('a line that stands in its message is kept: %s', (line, text) => {
  expect(linesThatHold(line, said).map((one) => one.text)).toEqual([text])
})

test.each([
  ['no message', 'asked: How long a Blueprint takes.'],
  ['another message', 'asked: How long a Blueprint takes [3].'],
  ['a message that is not there', 'asked: How long a Blueprint takes [9].'],
  ['another figure', 'asked: We issue 50 visas a day on paper [1].'],
  ['a name', 'asked: Deloitte issues 40 visas a day on paper [1].'],
  ['what was said by the other side', 'promised: Whether you give a refund [3].'],
  ['what was asked as an answer', 'answered: We give a refund [3].'],
  ['another day', 'promised: I will call you by Monday [4].'],
  ['the contrary', 'answered: The data does not stay in Canada [4].'],
  ['more than was said', 'asked: Wants a contract, a demonstration and the price list [1].'],
  ['a promise that is none', 'promised: The data stays in Canada [2].'],
  ['what a person has answered', 'open: How long a Blueprint takes [1].'],
  ['nothing', 'The customer is unhappy.'],
])('a line is left out with %s', (_what, line) => {
  expect(linesThatHold(line, said)).toEqual([])
})

test('a French thread is summed up in French, and only with its own words', () => {
  const french: Said[] = [
    { by: 'them', text: 'Combien de temps faut-il pour un Blueprint dans notre ministère ?' },
  ]
  const line = 'asked: Combien de temps faut-il pour un Blueprint [1].'
  expect(linesThatHold(line, french)).toHaveLength(1)
  expect(
    linesThatHold('asked: Veut savoir si vous avez des clients au Kenya [1].', french),
  ).toEqual([])
  expect(linesThatHold('asked: The director is looking for a cheaper offer [1].', french)).toEqual(
    [],
  )
})
