import {
  addProduct,
  addRow,
  addTurnedProduct,
  beforeUnit,
  inner,
  type Matrix,
  mainDirections,
  nearness,
  rowOf,
  unitRows,
  zeros,
} from './matrix.ts'

/** Texts by their meaning, and by their terms: a row of the projection with its weight. */
export type Texts = { dense: Matrix; sparse: [row: number, weight: number][][] }
/** The texts that ask, the question of each, and the texts of the answers in the order of the questions. */
export type Given = { asked: Texts; questionOf: readonly number[]; answers: Texts }

const chosen = {
  ...{ dimensions: 192, rounds: 2, batch: 512 },
  /** How sharply a text must be nearer to its own question than to others. */
  sharpness: 20,
  /** How much it counts that a text is near the answer of its question. */
  answers: 0.3,
  /** So many inputs are left out in each step, so that none is relied on alone. */
  ...{ leftOutDense: 0.1, leftOutTerms: 0.3 },
  ...{ stepDense: 0.002, stepTerms: 0.004 },
}

/**
 * Learns a projection in which each text is nearest to the middle of the other texts of its question, and
 * near its answer. The same input gives the same projection.
 * @returns a row for each number of the meaning and for each term
 */
export function learnProjection(
  given: Given,
  terms: number,
  random: () => number,
  rounds: number = chosen.rounds,
): Matrix {
  const { asked, questionOf, answers } = given
  const projection = begin(asked.dense, terms, random)
  const adam = {
    mean: new Float32Array(projection.values.length),
    square: new Float32Array(projection.values.length),
    step: 0,
  }
  const counts = new Float32Array(answers.dense.rows)
  for (const question of questionOf) counts[question] = (counts[question] ?? 0) + 1
  const middles = middlesOf(given, counts)
  const order = questionOf.map((_, at) => at)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (let from = 0; from < order.length; from += chosen.batch) {
      const batch = order.slice(from, from + chosen.batch)
      const kept = keptInputs(asked.dense.columns, terms, random)
      const slope = slopeOf(
        projection,
        pick(asked, batch),
        batch.map((at) => questionOf[at] ?? 0),
        middles,
        answers,
        counts,
        kept,
      )
      descend(projection, slope, adam, asked.dense.columns)
    }
  }
  return projection
}

/** Begins with the directions in which the meanings differ most, evened out. */
function begin(dense: Matrix, terms: number, random: () => number): Matrix {
  const { directions, sizes } = mainDirections(dense, chosen.dimensions, random)
  const projection = zeros(dense.columns + terms, chosen.dimensions)
  for (let row = 0; row < dense.columns; row += 1)
    for (let at = 0; at < chosen.dimensions; at += 1)
      projection.values[row * chosen.dimensions + at] =
        (rowOf(directions, at)[row] ?? 0) / (sizes[at] ?? 1) ** 0.75
  const ofMeaning = projection.values.subarray(0, dense.columns * chosen.dimensions)
  const mean = ofMeaning.reduce((sum, value) => sum + Math.abs(value), 0) / ofMeaning.length
  ofMeaning.set(ofMeaning.map((value) => value / mean / 50))
  const ofTerms = projection.values.subarray(ofMeaning.length)
  ofTerms.set(ofTerms.map(() => (random() - 0.5) * 0.003))
  return projection
}

function middlesOf({ asked, questionOf }: Given, counts: Float32Array): Texts {
  const dense = zeros(counts.length, asked.dense.columns)
  const sums = Array.from(counts, () => new Map<number, number>())
  for (const [at, question] of questionOf.entries()) {
    const share = 1 / (counts[question] ?? 1)
    addRow(rowOf(dense, question), rowOf(asked.dense, at), share)
    const sum = sums[question]
    for (const [row, weight] of asked.sparse[at] ?? [])
      sum?.set(row, (sum.get(row) ?? 0) + weight * share)
  }
  return { dense, sparse: sums.map((sum) => [...sum]) }
}

const pick = ({ dense, sparse }: Texts, places: readonly number[]): Texts => {
  const picked = zeros(places.length, dense.columns)
  for (const [row, place] of places.entries()) rowOf(picked, row).set(rowOf(dense, place))
  return { dense: picked, sparse: places.map((place) => sparse[place] ?? []) }
}

/** How much each input counts in a step: nothing, or a little more than 1. */
function keptInputs(dense: number, terms: number, random: () => number): Float32Array {
  return Float32Array.from({ length: dense + terms }, (_, at) => {
    const leftOut = at < dense ? chosen.leftOutDense : chosen.leftOutTerms
    return random() < leftOut ? 0 : 1 / (1 - leftOut)
  })
}

/** The places of texts before they get the length 1. */
function project(texts: Texts, projection: Matrix, kept: Float32Array): Matrix {
  const places = zeros(texts.dense.rows, chosen.dimensions)
  addProduct(places, withKept(texts.dense, kept), projection)
  for (const [row, terms] of texts.sparse.entries())
    for (const [term, weight] of terms)
      addRow(rowOf(places, row), rowOf(projection, term), weight * (kept[term] ?? 0))
  return places
}

/** What the slope of the places means for the projection. */
function addSlope(to: Matrix, texts: Texts, slope: Matrix, kept: Float32Array): void {
  addTurnedProduct(to, withKept(texts.dense, kept), slope)
  for (const [row, terms] of texts.sparse.entries())
    for (const [term, weight] of terms)
      addRow(rowOf(to, term), rowOf(slope, row), weight * (kept[term] ?? 0))
}

const withKept = (dense: Matrix, kept: Float32Array): Matrix => ({
  ...dense,
  values: dense.values.map((value, at) => value * (kept[at % dense.columns] ?? 0)),
})

function slopeOf(
  projection: Matrix,
  texts: Texts,
  questions: readonly number[],
  middles: Texts,
  answers: Texts,
  counts: Float32Array,
  kept: Float32Array,
): Matrix {
  const [own, middle, answer] = [texts, middles, answers].map((some) =>
    project(some, projection, kept),
  ) as [Matrix, Matrix, Matrix]
  const [ofText, ofMiddle, ofAnswer] = [unitRows(own), unitRows(middle), unitRows(answer)]
  // The middle of a text's question without the text itself.
  const rest = zeros(own.rows, own.columns)
  const others = questions.map((question) => Math.max(1, (counts[question] ?? 0) - 1))
  for (const [row, question] of questions.entries()) {
    addRow(rowOf(rest, row), rowOf(middle, question), (counts[question] ?? 0) / (others[row] ?? 1))
    addRow(rowOf(rest, row), rowOf(own, row), -1 / (others[row] ?? 1))
  }
  const ofRest = unitRows(rest)
  const slopes = {
    text: zeros(own.rows, own.columns),
    middle: zeros(middle.rows, own.columns),
    answer: zeros(answer.rows, own.columns),
    rest: zeros(own.rows, own.columns),
  }
  const near = nearness(ofText.unit, ofMiddle.unit)
  for (const [row, question] of questions.entries()) {
    const own = inner(rowOf(ofText.unit, row), rowOf(ofRest.unit, row))
    near.values[row * near.columns + question] = own
  }
  const errors = errorsOf(near, questions, 1)
  const ofRestOnly = questions.map((question, row) => {
    const place = row * errors.columns + question
    const error = errors.values[place] ?? 0
    errors.values[place] = 0
    return error
  })
  addProduct(slopes.text, errors, ofMiddle.unit)
  addTurnedProduct(slopes.middle, errors, ofText.unit)
  for (const [row, error] of ofRestOnly.entries()) {
    addRow(rowOf(slopes.text, row), rowOf(ofRest.unit, row), error)
    addRow(rowOf(slopes.rest, row), rowOf(ofText.unit, row), error)
  }
  const ofAnswers = errorsOf(nearness(ofText.unit, ofAnswer.unit), questions, chosen.answers)
  addProduct(slopes.text, ofAnswers, ofAnswer.unit)
  addTurnedProduct(slopes.answer, ofAnswers, ofText.unit)

  const before = {
    text: beforeUnit(slopes.text, ofText),
    middle: beforeUnit(slopes.middle, ofMiddle),
    answer: beforeUnit(slopes.answer, ofAnswer),
    rest: beforeUnit(slopes.rest, ofRest),
  }
  for (const [row, question] of questions.entries()) {
    addRow(
      rowOf(before.middle, question),
      rowOf(before.rest, row),
      (counts[question] ?? 0) / (others[row] ?? 1),
    )
    addRow(rowOf(before.text, row), rowOf(before.rest, row), -1 / (others[row] ?? 1))
  }
  const slope = zeros(projection.rows, projection.columns)
  addSlope(slope, texts, before.text, kept)
  addSlope(slope, middles, before.middle, kept)
  addSlope(slope, answers, before.answer, kept)
  return slope
}

/** How much likelier than it should be each question is for each text, by how near they are. */
function errorsOf(near: Matrix, questions: readonly number[], weight: number): Matrix {
  const errors = zeros(near.rows, near.columns)
  for (const [row, question] of questions.entries()) {
    const [own, to] = [rowOf(near, row), rowOf(errors, row)]
    const most = own.reduce((a, b) => Math.max(a, b), -1)
    let sum = 0
    for (let at = 0; at < own.length; at += 1) {
      const power = Math.exp(((own[at] ?? 0) - most) * chosen.sharpness)
      to[at] = power
      sum += power
    }
    const times = (weight * chosen.sharpness) / near.rows
    for (let at = 0; at < to.length; at += 1)
      to[at] = ((to[at] ?? 0) / sum - (at === question ? 1 : 0)) * times
  }
  return errors
}

type Adam = { mean: Float32Array; square: Float32Array; step: number }

/** One step of the method Adam (Kingma and Ba, 2015). */
function descend({ values, columns }: Matrix, slope: Matrix, adam: Adam, dense: number): void {
  adam.step += 1
  const [ofMean, ofSquare] = [1 - 0.9 ** adam.step, 1 - 0.999 ** adam.step]
  for (let at = 0; at < values.length; at += 1) {
    const own = slope.values[at] ?? 0
    const mean = 0.9 * (adam.mean[at] ?? 0) + 0.1 * own
    const square = 0.999 * (adam.square[at] ?? 0) + 0.001 * own * own
    adam.mean[at] = mean
    adam.square[at] = square
    const step = at < dense * columns ? chosen.stepDense : chosen.stepTerms
    values[at] =
      (values[at] ?? 0) - (step * (mean / ofMean)) / (Math.sqrt(square / ofSquare) + 1e-8)
  }
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [list[at] ?? 0, list[other] ?? 0]
    list[at] = two
    list[other] = one
  }
}
