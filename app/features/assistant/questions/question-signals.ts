import type { FactLanguage } from '../facts/fact.ts'
import { folded } from '../facts/fold.ts'
import { dot } from '../knowledge/dot.ts'
import type { AnsweredQuestion } from './answered-question.ts'
import { indexLikeness } from './likeness.ts'
import { stemsIn } from './stems.ts'

/** How like a text is to an answered question, each from 0 to 1. */
export type Signals = {
  known: AnsweredQuestion
  isExact: boolean
  /** By meaning: the nearest wording, the nearest three, the middle of all, and the answer. */
  nearest: number
  near: number
  middle: number
  answer: number
  /** By the pieces of words: the most like wording, and the two most like. */
  like: number
  likes: number
  /** The share of the asked words in the wordings, in the answer with its proof, and in both. */
  inWordings: number
  inAnswer: number
  inAll: number
}

export type QuestionVectors = {
  /** Of the wordings, in the order of the questions. */
  wordings: readonly (Float32Array | undefined)[]
  /** Of each answer with its proof. */
  answers: readonly (Float32Array | undefined)[]
}

/** The text of an answer with what proves it. */
export const answerText = ({ say, proof }: AnsweredQuestion, language: FactLanguage): string =>
  [say[language], ...(language === 'en' ? proof : [])].join(' ')

/** The texts whose vectors are needed; the encoder understands English only. */
export const textsToEmbed = (questions: readonly AnsweredQuestion[]) => ({
  wordings: questions.flatMap(({ asked }) => asked.en),
  answers: questions.map((known) => answerText(known, 'en')),
})

/** Compares texts in one language with answered questions. */
export function indexQuestions(questions: readonly AnsweredQuestion[], language: FactLanguage) {
  const wordings = questions.flatMap(({ asked }) => asked[language])
  const stems = stemsIn[language]
  const likenessTo = indexLikeness(wordings)
  const exact = wordings.map(folded)
  let from = 0
  const entries = questions.map((known) => {
    const start = from
    from += known.asked[language].length
    const ofWordings = new Set(known.asked[language].flatMap(stems))
    const ofAnswer = new Set(stems(answerText(known, language)))
    return { known, start, end: from, ofWordings, ofAnswer }
  })
  const counts = new Map<string, number>()
  for (const { ofWordings, ofAnswer } of entries)
    for (const stem of new Set([...ofWordings, ...ofAnswer]))
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const rarityOf = (stem: string) =>
    Math.log((questions.length + 1) / ((counts.get(stem) ?? 0) + 0.5)) + 0.1
  let middles: { of: QuestionVectors; vectors: Float32Array[] } | null = null
  const middlesOf = (vectors: QuestionVectors) => {
    if (middles?.of !== vectors)
      middles = {
        of: vectors,
        vectors: entries.map(({ start, end }) => middleOf(vectors.wordings.slice(start, end))),
      }
    return middles.vectors
  }

  return (text: string, vector?: Float32Array, vectors?: QuestionVectors | null): Signals[] => {
    const likeness = likenessTo(text)
    // No wording stands in two questions.
    const saidAt = exact.indexOf(folded(text))
    const asked = [...new Set(stems(text))].map((stem) => ({ stem, rarity: rarityOf(stem) }))
    const most = asked.reduce((sum, { rarity }) => sum + rarity, 0) || 1
    const share = (has: (stem: string) => boolean) =>
      asked.reduce((sum, { stem, rarity }) => sum + (has(stem) ? rarity : 0), 0) / most
    const middle = vector && vectors ? middlesOf(vectors) : []
    return entries.map(({ known, start, end, ofWordings, ofAnswer }, place) => {
      const likes = highest(start, end, (at) => likeness[at] ?? 0)
      const nears =
        vector && vectors
          ? highest(start, end, (at) => dotOr(vector, vectors.wordings[at]))
          : ([0, 0, 0] as const)
      return {
        known,
        isExact: saidAt >= start && saidAt < end,
        nearest: nears[0],
        near: (nears[0] + nears[1] + nears[2]) / 3,
        middle: vector ? dotOr(vector, middle[place]) : 0,
        answer: vector ? dotOr(vector, vectors?.answers[place]) : 0,
        like: likes[0],
        likes: (likes[0] + likes[1]) / 2,
        inWordings: share((stem) => ofWordings.has(stem)),
        inAnswer: share((stem) => ofAnswer.has(stem)),
        inAll: share((stem) => ofWordings.has(stem) || ofAnswer.has(stem)),
      }
    })
  }
}

const none = Number.NEGATIVE_INFINITY

/** The three highest values of a range; the last one again where there are fewer. */
function highest(
  start: number,
  end: number,
  valueAt: (place: number) => number,
): readonly [number, number, number] {
  let [first, second, third] = [none, none, none]
  for (let place = start; place < end; place += 1) {
    const value = valueAt(place)
    if (value > first) [first, second, third] = [value, first, second]
    else if (value > second) [second, third] = [value, second]
    else if (value > third) third = value
  }
  if (first === none) return [0, 0, 0]
  if (second === none) return [first, first, first]
  return [first, second, third === none ? second : third]
}

function middleOf(vectors: QuestionVectors['wordings']): Float32Array {
  const sum = new Float32Array(512)
  for (const vector of vectors) {
    if (!vector) continue
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0)
  }
  const length = Math.sqrt(dot(sum, sum)) || 1
  return sum.map((value) => value / length)
}

const dotOr = (vector: Float32Array, other: Float32Array | undefined) =>
  other ? dot(vector, other) : 0
