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

test('a known question is said when it is much likelier than all others', async () => {
  const clear = [found('a', 'content', 0.6, '/about'), found('b', 'content', 0.5, '/contact')]
  expect((await asked(clear))?.known.id).toBe('a')
  const unclear = ['a', 'b', 'c'].map((id) => found(id, 'content', 0.6, `/${id}`))
  expect(await asked(unclear)).toBeUndefined()
})
