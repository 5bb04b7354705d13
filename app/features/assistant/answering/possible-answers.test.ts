import { expect, test } from 'vitest'
import { assistant } from '#content/assistant.ts'
import type { AnsweredQuestion } from '../questions/answered-question.ts'
import { isGuessed, possibleAnswers } from './possible-answers.ts'

const question = (id: string, path: string | null = `/${id}`): AnsweredQuestion => ({
  ...{ id, from: 'content', source: path ? { path, title: id } : null, intent: 'other', proof: [] },
  asked: { en: [`What is ${id}?`, 'Other words?'], fr: [`Qu’est-ce que ${id} ?`] },
  say: { en: `It is ${id}.`, fr: `C’est ${id}.` },
})
const asked = (more: object) => ({
  ...{ known: question('a'), language: 'en' as const, score: 0.5, isExact: false, ...more },
})

test('each answer stands below its question, so that the visitor sees what it answers', () => {
  const links = [
    { path: '/c', title: 'C' },
    { path: '/d', title: 'D' },
  ]
  const reply = possibleAnswers(asked({ others: [question('b'), question('e', null)] }), links)
  const { several } = assistant.possible.meant
  expect(reply.text).toBe(
    `${several}\n\nWhat is a?\nIt is a.\n\nWhat is b?\nIt is b.\n\nWhat is e?\nIt is e.`,
  )
  expect(reply).toMatchObject({ kind: 'answer', offersPerson: false })
  expect(reply.sources.map(({ path }) => path)).toEqual(['/a', '/b', '/c'])
  expect(isGuessed(reply.text)).toBe(false)
})

test('a guess says so in the language of the visitor, is a gap for staff, and offers a person', () => {
  for (const language of ['en', 'fr'] as const) {
    const reply = possibleAnswers(asked({ language, others: [], isGuess: true }), [])
    const copy = language === 'fr' ? assistant.french : assistant
    expect(reply.text.startsWith(`${copy.possible.guessed.one}\n\n`)).toBe(true)
    expect(reply).toMatchObject({ kind: 'unsure', offersPerson: true })
    expect(isGuessed(reply.text)).toBe(true)
  }
})
