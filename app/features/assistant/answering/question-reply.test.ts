import { expect, test } from 'vitest'
import type { AnsweredQuestion } from '../questions/answered-question.ts'
import { questionReply } from './question-reply.ts'

const answer = 'You can ask for an email for each incident and maintenance.'
const replyTo = (...proof: string[]) => {
  const known: AnsweredQuestion = {
    ...{ id: 'one', from: 'content', source: { path: '/status', title: 'Status' } },
    ...{ intent: 'other', asked: { en: [], fr: [] }, say: { en: answer }, proof },
  }
  return questionReply({ known, language: 'en', score: 1, isExact: true }, [], '').text
}

test('of the proof, only what the answer does not say is quoted', () => {
  const proof =
    'The page shows ninety days. You can get an email for each incident and maintenance.'
  expect(replyTo(proof)).toBe(`${answer}\n\nThe page shows ninety days.`)
  expect(replyTo('You get an email for each incident and each maintenance.')).toBe(answer)
})

test('a sentence stays that the next one goes on with', () => {
  const proof =
    'You can get an email for each incident. It says when the next report follows and who leads.'
  expect(replyTo(proof)).toBe(`${answer}\n\n${proof}`)
})

test('a few words that belong to another text are not quoted', () => {
  expect(replyTo('For your supplier register.')).toBe(answer)
})
