import { expect, test } from 'vitest'
import type { AnsweredQuestion } from './answered-question.ts'
import { suggested } from './suggested.ts'

const known = (
  id: string,
  path: string,
  more: Partial<AnsweredQuestion> = {},
): AnsweredQuestion => ({
  id,
  from: 'content',
  source: { path, title: path },
  intent: 'other',
  asked: { en: [`Question ${id}?`, `${id} otherwise`], fr: [`Demande ${id} ?`] },
  say: { en: `Answer ${id}.`, fr: `Réponse ${id}.` },
  proof: [],
  ...more,
})
const questions = [
  known('a', '/pricing'),
  known('b', '/about'),
  known('c', '/about#team'),
  known('d', '/about', { isUnstated: true }),
  known('e', '/about', { from: 'staff' }),
  known('f', '/about'),
  known('g', '/about'),
]
const next = (paths: string[], said: string[] = [], language: 'en' | 'fr' = 'en') =>
  suggested(questions, { paths, said, language })

test('at most three, of the most wanted page first', () => {
  expect(next(['/pricing#tiers', '/about'])).toEqual(['Question a?', 'Question b?', 'Question c?'])
  expect(next(['/about'], [], 'fr')).toEqual(['Demande b ?', 'Demande c ?', 'Demande f ?'])
  expect(next(['/nowhere'])).toEqual([])
})

test('nothing that was asked or answered', () => {
  expect(next(['/about'], ['question B', 'Answer c.'])).toEqual(['Question f?', 'Question g?'])
})
