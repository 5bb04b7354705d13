import { expect, test } from 'vitest'
import type { AnsweredQuestion } from '../questions/answered-question.ts'
import { mayAnswer } from './may-answer.ts'

const saying = (en: string): AnsweredQuestion => ({
  ...{ id: 'one', from: 'content', source: { path: '/projects', title: 'Projects' } },
  ...{ intent: 'other', asked: { en: [], fr: [] }, say: { en, fr: en }, proof: [] },
})

test.each([
  ['There are four tiers.', true],
  ['Our pages name no country and no ministry as a client.', true],
  ['No client has given permission yet.', true],
  ['None so far.', true],
  ['No: an officer decides every application.', false],
  ['No. It follows a protocol and proposes an urgency.', false],
  ['Yes. A supervisor sees the file.', false],
])('"how many" is answered by "%s": %s', (answer, may) => {
  expect(mayAnswer(saying(answer), 'en', 'how many customers do you have', false)).toBe(may)
})

test('in French too', () => {
  const may = (answer: string) =>
    mayAnswer(saying(answer), 'fr', 'combien de clients avez-vous', false)
  expect(may('Aucun client n’a encore donné son accord.')).toBe(true)
  expect(may('Non : un agent décide.')).toBe(false)
})
