import { initModel } from '@energetic-ai/embeddings'
import { describe, expect, test } from 'vitest'
import { provenQuestions } from '#app/features/site/proven-questions.ts'
import { pageCopies } from '#content/page-copies.ts'
import type { Turn } from '../assistant.ts'
import type { FactLanguage } from '../facts/fact.ts'
import type { Asking } from '../questions/answered-question.ts'
import { readQuestionSpace } from '../questions/packed-space.server.ts'
import { textToEncode } from '../questions/prototypes.ts'
import { createMatcher } from '../questions/question-matcher.ts'
import { questionModel } from '../questions/question-model.server.ts'
import { questionAsked } from './question-asked.ts'
import { goesOnIn } from './question-context.ts'
import { threadOf } from './thread.ts'

const kept = { applicationDays: 180, auditDays: 1095, conversationDays: 90 }
const questions = provenQuestions(pageCopies, kept, new Date('2026-11-02'))
const { find } = createMatcher(questions, await readQuestionSpace())
const encoder = await initModel(questionModel)
const knowledge = {
  questions: async () => questions,
  async questionsLike(texts: readonly (string | Asking)[], language: FactLanguage) {
    const asked = texts.map((one) => (typeof one === 'string' ? { text: one } : one))
    const made = await encoder.embed(asked.map((one) => textToEncode({ ...one, language })))
    return asked.map(({ text }, at) => find(text, language, Float32Array.from(made[at] ?? [])))
  },
}

const idOf = (id: string) => {
  const known = questions.find((one) => one.id === id)
  if (!known) throw new Error(`no known question ${id}`)
  return known
}

/** A question that was asked in other words, with the answer to the known one. */
const answered = (id: string, language: FactLanguage = 'en'): Turn[] => [
  { role: 'user', content: 'something in other words' },
  { role: 'assistant', content: idOf(id).say[language] ?? '', path: idOf(id).source?.path },
]

const askedAfter = async (history: Turn[], message: string, language: FactLanguage = 'en') =>
  (await questionAsked(knowledge, { message, history, attachments: [] }, language))?.known.id

describe('whether a message goes on with what was said', () => {
  test.each([
    ...[
      'and who owns it',
      'how long?',
      'why',
      'min length?',
      'and for healthcare',
      'who does that',
    ],
    ...[
      'what about people without a phone',
      'is that in writing?',
      'And what uptime?',
      'does he sign',
    ],
  ])('%j does', (message) => {
    expect(goesOnIn('en', message)).toBe(true)
  })
  test.each([
    ...['And what uptime do you claim?', 'Do you have open jobs?', 'Is there an office in Kenya?'],
    ...['two clinics change the same record offline, what then?', 'who are you'],
    'Which documents do I get for a tender when it is published in another country?',
  ])('%j does not', (message) => {
    expect(goesOnIn('en', message)).toBe(false)
  })
  test.each(['et pour la santé ?', 'combien de temps ?', 'pourquoi ?', 'et ça coûte combien ?'])(
    '%j does, in French',
    (message) => {
      expect(goesOnIn('fr', message)).toBe(true)
    },
  )
})

describe('a message that goes on asks', () => {
  test.each([
    // A pronoun stands for what the last answer was about.
    ['trust-sbom-checksums', 'does it have checksums', 'trust-sbom-checksums'],
    ['solutions-list', "what's the difference between them", 'solutions-difference'],
    // "And X?" asks the same of something else.
    ['terms-law', 'and the court?', 'terms-courts'],
    ['health-data-location', 'and what if we leave', 'health-data-location'],
    // A piece of a question is about the same thing.
    ['company-what', 'since when?', 'company-founded'],
    // What was said is said again to those who ask for it.
  ])('after %s %j for %s', async (before, message, id) => {
    expect(await askedAfter(answered(before), message)).toBe(id)
  })

  test('what it says itself, when that is a question in full words', async () => {
    const id = 'security-password-storage'
    expect(await askedAfter(answered('evisa-border-view'), 'How are passwords stored?')).toBe(id)
  })

  test('nothing that was said last, unless it surely asks for it', async () => {
    const id = await askedAfter(answered('price-range-says'), 'What pushes it up?')
    expect(id).not.toBe('price-range-says')
  })

  test('nothing that was said last, when it asks for something else', async () => {
    const id = await askedAfter(answered('accessibility-aaa'), 'what else do you meet')
    expect(id).not.toBe('accessibility-aaa')
  })
})

test('what a conversation is about is the question that its last answer answers', () => {
  const { topic, lately } = threadOf({ history: answered('tax-kinds') }, 'en', questions) ?? {}
  expect(topic).toBe(idOf('tax-kinds').asked.en[0])
  expect(lately).toBe('/solutions/governance')
  expect(threadOf({ history: [] }, 'en', questions)).toBeUndefined()
})

test('the answer is known again without the "No" at its beginning', () => {
  const known = questions.find(({ say }) => /^No\. [A-Z]/.test(say.en ?? ''))
  const content = known?.say.en?.slice('No. '.length) ?? ''
  const history: Turn[] = [
    { role: 'user', content: 'so what does it do then' },
    { role: 'assistant', content },
  ]
  expect(content).not.toBe('')
  expect(threadOf({ history }, 'en', questions)?.answered?.id).toBe(known?.id)
})

test('a question that was not understood is completed with the one before it', () => {
  const unsure = {
    role: 'assistant' as const,
    content: 'I did not find an answer.',
    path: '/trust',
  }
  const history: Turn[] = [
    { role: 'user', content: 'How do you store the recordings of a family?' },
    { ...unsure, path: '/solutions/aftrlife' },
    { role: 'user', content: 'and for how long?' },
    unsure,
    { role: 'user', content: 'Thanks!' },
    { role: 'assistant', content: 'You are welcome.' },
  ]
  expect(threadOf({ history }, 'en', questions)).toMatchObject({
    topic: 'How do you store the recordings of a family? and for how long?',
  })
})

test('without an answer of a known question, a conversation is lately on the page that was linked first', () => {
  const fixed: Turn[] = [
    { role: 'user', content: 'May I call you?' },
    { role: 'assistant', content: 'Our team knows.', path: '/contact' },
  ]
  const latelyAfter = (history: Turn[]) => threadOf({ history }, 'en', questions)?.lately
  expect(latelyAfter(fixed)).toBe('/contact')
  expect(latelyAfter([...answered('tax-kinds'), ...fixed])).toBe('/solutions/governance')
})
