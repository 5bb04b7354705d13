import { expect, test } from 'vitest'
import { provenQuestions } from '#app/features/site/proven-questions.ts'
import { pageCopies } from '#content/page-copies.ts'
import { readQuestionSpace } from './packed-space.server.ts'
import { createMatcher } from './question-matcher.ts'
import { createSpelling } from './spelling.ts'

const kept = { applicationDays: 180, auditDays: 1095, conversationDays: 90 }
const day = new Date('2026-11-02')
const questions = provenQuestions(pageCopies, kept, day)
const { find } = createMatcher(questions, await readQuestionSpace())

test('a wording finds its own question first, in both languages', () => {
  // A part of them is enough: each comparison looks at all wordings.
  for (const known of questions.filter((_, place) => place % 12 === 0))
    for (const language of ['en', 'fr'] as const)
      for (const wording of known.asked[language]) {
        const [first] = find(wording, language)
        expect(first?.isExact && first.known.id, wording).toBe(known.id)
      }
})

test('other words, other forms and small mistakes find it too', () => {
  const corrected = createSpelling(questions.flatMap(({ asked }) => asked.en))
  const first = (text: string, language: 'en' | 'fr') => find(text, language)[0]?.known.id
  expect(first('Is one type of visa enough to begin with the e-visa service?', 'en')).toMatch(
    /^evisa-/,
  )
  expect(first(corrected('how are passwrods hashed and stored'), 'en')).toMatch(/password/)
  expect(first('comment sont stockes les mots de passe', 'fr')).toMatch(/password/)
})

test('a known question whose proof has left its page is not used', () => {
  const changed = { ...pageCopies, '/trust': { ...pageCopies['/trust'], claims: {} } }
  const left = provenQuestions(changed, kept, day)
  expect(left.length).toBeLessThan(questions.length)
  expect(left.some(({ id }) => id === 'security-password-storage')).toBe(false)
})
