import type { FactLanguage } from '../facts/fact.ts'
import type { QuestionFound } from '../questions/answered-question.ts'
import type { indexQuestions, Signals } from '../questions/question-signals.ts'
import type { Prototype } from '../questions/question-space.ts'
import { inEnglish } from './in-english.ts'

type Weights = Partial<Record<Exclude<keyof Signals, 'known' | 'isExact'>, number>>
/** How much the French wordings and answers count, and the English ones. */
type InBoth = { own: Weights; english: Weights }

// Half for the French words and half for the English meaning. Chosen by hand on French questions, not learnt.
const byMeaning: InBoth = {
  own: { like: 0.05, likes: 0.15, inAnswer: 0.13, inAll: 0.17 },
  english: {
    ...{ asked: 0.395, answer: 0.0325, inAll: 0.03 },
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
  /** @param inSpace where what it says in English is in the question space; undefined while it is unknown */
  return (
    text: string,
    inSpace: (english: string) => Float32Array | undefined,
    prototypes?: readonly Prototype[],
  ) => {
    const own = signals.fr(text)
    const said = inEnglish(text)
    const place = inSpace(said)
    const english = signals.en(said, place, prototypes)
    const weights = place ? byMeaning : byWords
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
