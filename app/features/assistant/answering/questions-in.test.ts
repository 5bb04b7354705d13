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
  ['how long does it take\nwhat does it cost', ['how long does it take', 'what does it cost']],
  ['Where are you\nWhen can I visit', ['Where are you', 'When can I visit']],
  [
    'We are a ministry.\n- How long is a Blueprint?\n- Who writes it?',
    ['How long is a Blueprint?', 'Who writes it?'],
  ],
  [
    'How does e-Visa work\nfor an officer?\nAnd is it safe?',
    ['How does e-Visa work for an officer?', 'And is it safe?'],
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
  'How does the e-visa platform work\nfor an officer?',
  'Can you tell me\nwhat it costs?',
  'How do I know\nwhere my file is?',
])('%s is one question', (message) => {
  expect(questionsIn(message)).toEqual([message])
})
