import { expect, test } from 'vitest'
import type { QuestionFound } from '../questions/answered-question.ts'
import { questionAsked } from './question-asked.ts'

const found = (id: string, from: 'staff' | 'content', score: number, path: string) =>
  ({
    known: {
      ...{ id, from, source: { path, title: path }, intent: 'other', proof: [] },
      asked: { en: [id], fr: [] },
      say: { en: `Answer ${id}.` },
    },
    ...{ score, share: 1, isExact: false },
  }) satisfies QuestionFound

const asked = (list: QuestionFound[]) =>
  questionAsked(
    { questions: async () => [], questionsLike: async (texts) => texts.map(() => list) },
    { message: 'Which colours does the building have on Sundays?', history: [], attachments: [] },
    'en',
  )

test('of two answers of staff that are equally near, none is guessed', async () => {
  const two = [found('a', 'staff', 0.56, '/about'), found('b', 'staff', 0.55, '/contact')]
  expect(await asked(two)).toBeUndefined()
  const near = [found('a', 'staff', 0.66, '/about'), found('b', 'staff', 0.65, '/contact')]
  expect((await asked(near))?.second?.id).toBe('b')
  const clear = [found('a', 'staff', 0.6, '/about'), found('b', 'staff', 0.55, '/contact')]
  expect(await asked(clear)).toMatchObject({ known: { id: 'a' } })
  expect((await asked(clear))?.second).toBeUndefined()
})

test('a known question is said alone when it is much likelier than all others', async () => {
  const clear = [found('a', 'content', 0.6, '/about'), found('b', 'content', 0.5, '/contact')]
  expect(await asked(clear)).toMatchObject({ known: { id: 'a' } })
  expect((await asked(clear))?.others).toBeUndefined()
})

test('where it is not certain, those that may be meant stand beside it, each with another answer', async () => {
  const list = [
    found('a', 'content', 0.6, '/about'),
    found('b', 'content', 0.58, '/contact'),
    { ...found('c', 'content', 0.575, '/c'), known: found('b', 'content', 0, '/b').known },
    found('d', 'content', 0.57, '/d'),
    found('e', 'content', 0.56, '/e'),
    found('f', 'content', 0.3, '/f'),
  ]
  const { others, isGuess } = (await asked(list)) ?? {}
  expect(others?.map(({ id }) => id)).toEqual(['b', 'd'])
  expect(isGuess).toBe(false)
})

test('of many that are equally near, none is an answer, and the nearest are only guessed', async () => {
  const unclear = ['a', 'b', 'c'].map((id) => found(id, 'content', 0.6, `/${id}`))
  expect(await asked(unclear)).toMatchObject({ isGuess: true, others: [{ id: 'b' }, { id: 'c' }] })
  const many = Array.from({ length: 30 }, (_, at) => found(`q${at}`, 'content', 0.6, `/${at}`))
  expect(await asked(many)).toBeUndefined()
  expect(await asked(unclear.map((one) => ({ ...one, score: 0.3 })))).toBeUndefined()
})
