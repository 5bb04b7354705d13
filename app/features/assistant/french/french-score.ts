import type { FactLanguage } from '../facts/fact.ts'
import type { QuestionFound } from '../questions/answered-question.ts'
import type { indexQuestions, QuestionVectors, Signals } from '../questions/question-signals.ts'
import { inEnglish } from './in-english.ts'

type Weights = Partial<Record<Exclude<keyof Signals, 'known' | 'isExact'>, number>>
/** How much the French wordings and answers count, and the English ones. */
type InBoth = { own: Weights; english: Weights }

// Half for the French words and half for the English meaning. Chosen by hand on French questions, not learnt.
const byMeaning: InBoth = {
  own: { like: 0.05, likes: 0.15, inAnswer: 0.13, inAll: 0.17 },
  english: {
    ...{ nearest: 0.035, near: 0.035, middle: 0.165, answer: 0.08 },
    ...{ like: 0.015, likes: 0.025, inAnswer: 0.065, inAll: 0.08 },
  },
}
/** While the encoder does not answer. */
const byWords: InBoth = {
  own: { like: 0.08, likes: 0.22, inAnswer: 0.2, inAll: 0.25 },
  english: { like: 0.05, likes: 0.05, inAnswer: 0.05, inAll: 0.1 },
}

type Index = ReturnType<typeof indexQuestions>

/**
 * Compares French texts with answered questions: with the French wordings and answers by their words, and,
 * word for word in English, with the English ones, of which there are more and whose meaning is known.
 */
export function compareFrench(signals: Record<FactLanguage, Index>) {
  return (text: string, vector?: Float32Array, vectors?: QuestionVectors | null) => {
    const own = signals.fr(text)
    const english = signals.en(inEnglish(text), vector, vectors)
    const weights = vector && vectors ? byMeaning : byWords
    return own
      .flatMap((one, place): QuestionFound[] => {
        const other = english[place]
        if (one.known.say.fr === undefined || !other) return []
        const score = sumOf(one, weights.own) + sumOf(other, weights.english)
        const share = Math.max(one.inAll, other.inAll)
        return [{ known: one.known, isExact: one.isExact, share, score: one.isExact ? 1 : score }]
      })
      .sort((a, b) => b.score - a.score)
  }
}

const sumOf = (signals: Signals, weights: Weights): number =>
  Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * signals[name as keyof Weights],
    0,
  )
