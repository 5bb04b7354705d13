import { expect, test } from 'vitest'
import type { AnsweredQuestion, Asking, QuestionFound } from './answered-question.ts'
import { type Asked, nearQuestions } from './near-questions.ts'

const found = (
  name: string,
  score: number,
  more: Partial<AnsweredQuestion> = {},
): QuestionFound => ({
  known: {
    ...{ id: name, from: 'content', source: { path: '/about', title: 'About' }, intent: 'other' },
    asked: { en: [`Question ${name}?`, `${name} otherwise`], fr: [`Demande ${name} ?`] },
    say: { en: `Answer ${name}.`, fr: `Réponse ${name}.` },
    proof: [],
    ...more,
  },
  score,
  share: 0.5,
  isExact: false,
})

/** What is near to a message alone and, in a second list, together with the one before it. */
const nearTo = async (
  lists: QuestionFound[][],
  {
    before,
    said = [],
    message = 'Does teh end come',
    page = '/',
    linked = [],
  }: Partial<Asked> = {},
  language: 'en' | 'fr' = 'en',
) => {
  const texts: (string | Asking)[] = []
  const knowledge = {
    questionsLike: async (asked: readonly (string | Asking)[]) => {
      texts.push(...asked)
      return lists
    },
    corrected: async (text: string) => text.replace('teh', 'the'),
  }
  const asked = { message, before, said, page, linked }
  const near = await nearQuestions(knowledge, asked, language)
  return { near, texts }
}

const ofPage = (path: string) => ({ source: { path, title: 'A page' } })

test('at most three that are near enough, the nearest first, in the language of the message', async () => {
  const alone = [found('a', 0.55), found('b', 0.54), found('c', 0.53), found('d', 0.53)]
  expect((await nearTo([alone])).near).toEqual(['Question a?', 'Question b?', 'Question c?'])
  expect((await nearTo([alone], {}, 'fr')).near[0]).toBe('Demande a ?')
  expect((await nearTo([[found('e', 0.51)]])).near).toEqual([])
})

test('those of the page that is read go first, then those of the pages that were found', async () => {
  const alone = [
    found('far', 0.53),
    found('linked', 0.49, ofPage('/pricing#tiers')),
    found('here', 0.36, ofPage('/blueprint#steps')),
    found('nowhere', 0.48, { source: null }),
  ]
  const { near } = await nearTo([alone], { page: '/blueprint', linked: ['/pricing'] })
  expect(near).toEqual(['Question here?', 'Question linked?', 'Question far?'])
})

test('each with another answer, and none that was asked or answered', async () => {
  const alone = [
    found('a', 0.59),
    found('twin', 0.58, { say: { en: 'Answer a.' } }),
    found('b', 0.57),
    found('c', 0.55),
    found('d', 0.53),
  ]
  const { near } = await nearTo([alone], { said: ['question B', 'Well: answer c.'] })
  expect(near).toEqual(['Question a?', 'Question d?'])
})

test('a message that goes on is read with the one before it, whose words weigh less', async () => {
  const before = 'Where does it begin?'
  const lists = [[found('a', 0.56)], [found('b', 0.62), found('c', 0.6)]]
  const whole = await nearTo(lists, { before, message: 'How long does the tender take?' })
  expect(whole.texts[1]).toEqual({
    text: 'How long does the tender take?',
    after: { asked: before, said: '' },
  })
  expect(whole.near).toEqual(['Question b?', 'Question a?', 'Question c?'])
  const short = await nearTo(lists, { before, message: 'and teh end?' })
  expect(short.texts).toEqual([
    'and the end?',
    { text: 'and the end?', after: { asked: before, said: '' } },
  ])
  expect(short.near).toEqual(['Question b?', 'Question c?'])
})
