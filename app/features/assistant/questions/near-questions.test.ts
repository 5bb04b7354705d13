import { expect, test } from 'vitest'
import type { AnsweredQuestion, QuestionFound } from './answered-question.ts'
import { nearQuestions } from './near-questions.ts'

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
  { before, said = [] }: { before?: string; said?: string[] } = {},
  language: 'en' | 'fr' = 'en',
) => {
  const texts: string[] = []
  const knowledge = {
    questionsLike: async (asked: readonly string[]) => {
      texts.push(...asked)
      return lists
    },
    corrected: async (text: string) => text.replace('teh', 'the'),
  }
  const near = await nearQuestions(knowledge, { message: 'teh end', before, said }, language)
  return { near, texts }
}

test('at most three that are near enough, the nearest first, in the language of the message', async () => {
  const alone = [
    found('a', 0.49),
    found('b', 0.47),
    found('c', 0.4),
    found('d', 0.39),
    found('e', 0.2),
  ]
  expect((await nearTo([alone])).near).toEqual(['Question a?', 'Question b?', 'Question c?'])
  expect((await nearTo([alone], {}, 'fr')).near[0]).toBe('Demande a ?')
  expect((await nearTo([[found('e', 0.35)]])).near).toEqual([])
})

test('each with another answer, none that was asked or answered, none to which nothing is stated', async () => {
  const alone = [
    found('a', 0.49),
    found('twin', 0.48, { say: { en: 'Answer a.' } }),
    found('b', 0.47),
    found('unstated', 0.46, { isUnstated: true }),
    found('c', 0.45),
    found('nowhere', 0.44, { source: null }),
    found('d', 0.43),
  ]
  const { near } = await nearTo([alone], { said: ['question B', 'Well: answer c.'] })
  expect(near).toEqual(['Question a?', 'Question d?'])
})

test('a message that goes on is read with the one before it, whose words weigh less', async () => {
  const { near, texts } = await nearTo(
    [[found('a', 0.4)], [found('b', 0.46), found('c', 0.44), found('d', 0.4)]],
    { before: 'Where does it begin?' },
  )
  expect(texts).toEqual(['the end', 'Where does it begin? the end'])
  expect(near).toEqual(['Question b?', 'Question a?', 'Question c?'])
})
