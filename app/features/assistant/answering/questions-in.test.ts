import { expect, test } from 'vitest'
import { questionsIn } from './questions-in.ts'

test.each([
  [
    'How long does it take and what does it cost?',
    ['How long does it take?', 'what does it cost?'],
  ],
  ['Where are you? Do you have jobs?', ['Where are you?', 'Do you have jobs?']],
  [
    'Où êtes-vous situés et combien coûte un Blueprint ?',
    ['Où êtes-vous situés?', 'combien coûte un Blueprint ?'],
  ],
])('%s is two questions', (message, questions) => {
  expect(questionsIn(message)).toEqual(questions)
})

test.each([
  'What do you do for research and development?',
  'How and when can I apply?',
  'We are a ministry. How long does a Blueprint take?',
  'Do you build platforms for visas and tax collection?',
  'Tell me about security and how keys are kept',
])('%s is one question', (message) => {
  expect(questionsIn(message)).toEqual([message])
})
