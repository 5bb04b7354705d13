import { expect, test } from 'vitest'
import { numbersFrom } from './logistic.ts'
import { type Matrix, mainDirections, nearness, rowOf, unitRows, zeros } from './matrix.ts'
import { learnProjection } from './metric-learning.ts'

const matrixOf = (rows: readonly number[][]): Matrix => {
  const matrix = zeros(rows.length, rows[0]?.length ?? 0)
  for (const [at, row] of rows.entries()) rowOf(matrix, at).set(row)
  return matrix
}

test('the main direction is the one in which the rows differ most', () => {
  const rows = matrixOf([
    [3, 3.1, 0],
    [-3, -2.9, 0.1],
    [0.2, -0.2, 0.1],
  ])
  const { directions } = mainDirections(rows, 1, numbersFrom(3))
  const [x = 0, y = 0, z = 0] = rowOf(directions, 0)
  expect(Math.abs(x)).toBeCloseTo(Math.SQRT1_2, 1)
  expect(x * y).toBeGreaterThan(0.4)
  expect(Math.abs(z)).toBeLessThan(0.1)
})

test('what asks the same is nearest to its own question, though its meaning is mostly about the subject', () => {
  const random = numbersFrom(5)
  const [subjects, kinds, wide] = [6, 4, 160]
  // A text: much of its subject, little of what it asks, and noise; one term tells what it asks.
  const meaningOf = (subject: number, kind: number) =>
    Array.from({ length: wide }, (_, at) => {
      const own = at === subject ? 3 : at === subjects + kind ? 0.6 : 0
      return own + (random() - 0.5) * 0.8
    })
  const questions = Array.from({ length: subjects * kinds }, (_, at) => at)
  const texts = (count: number) => {
    const questionOf = questions.flatMap((question) => Array<number>(count).fill(question))
    const dense = matrixOf(
      questionOf.map((question) => meaningOf(Math.floor(question / kinds), question % kinds)),
    )
    const sparse = questionOf.map((question): [number, number][] => [
      [wide + (question % kinds), 1],
    ])
    return { dense, sparse, questionOf }
  }
  const asked = texts(8)
  const projection = learnProjection(
    { asked, questionOf: asked.questionOf, answers: texts(1) },
    kinds,
    numbersFrom(11),
    80,
  )
  const placesOf = ({ dense, sparse }: ReturnType<typeof texts>) => {
    const places = zeros(dense.rows, projection.columns)
    for (let row = 0; row < dense.rows; row += 1)
      for (const [at, weight] of [...rowOf(dense, row).entries(), ...(sparse[row] ?? [])])
        for (let to = 0; to < places.columns; to += 1)
          rowOf(places, row)[to] =
            (rowOf(places, row)[to] ?? 0) + weight * (rowOf(projection, at)[to] ?? 0)
    return unitRows(places).unit
  }
  const middles = zeros(questions.length, projection.columns)
  const learnt = placesOf(asked)
  for (const [row, question] of asked.questionOf.entries())
    rowOf(middles, question).set(
      rowOf(middles, question).map((value, at) => value + (rowOf(learnt, row)[at] ?? 0)),
    )
  const others = texts(3)
  const near = nearness(placesOf(others), unitRows(middles).unit)
  const right = others.questionOf.filter((question, row) => {
    const own = rowOf(near, row)
    return own.indexOf(Math.max(...own)) === question
  })
  expect(right.length / others.questionOf.length).toBeGreaterThan(0.9)
})

test('the same input gives the same projection', () => {
  const asked = {
    dense: matrixOf([
      [1, 0],
      [0.9, 0.2],
      [0, 1],
      [0.1, 0.8],
    ]),
    sparse: [[], [], [], []],
  }
  const answers = {
    dense: matrixOf([
      [1, 0],
      [0, 1],
    ]),
    sparse: [[], []],
  }
  const learn = () =>
    learnProjection({ asked, questionOf: [0, 0, 1, 1], answers }, 0, numbersFrom(1)).values
  expect(learn()).toEqual(learn())
})
