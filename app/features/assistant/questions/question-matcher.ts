import type { FactLanguage } from '../facts/fact.ts'
import { compareFrench } from '../french/french-score.ts'
import type { AnsweredQuestion, QuestionFound } from './answered-question.ts'
import { indexQuestions, type QuestionVectors, type Signals } from './question-signals.ts'
import { stemsIn } from './stems.ts'

type Weights = Partial<Record<Exclude<keyof Signals, 'known' | 'isExact'>, number>>

// Fitted so that each wording finds its question among all others when the wording itself is taken away.
const byMeaning: Weights = {
  ...{ nearest: 0.07, near: 0.07, middle: 0.33, answer: 0.16 },
  ...{ like: 0.03, likes: 0.05, inAnswer: 0.13, inAll: 0.16 },
}
/** While the encoder does not answer. */
const byWords: Weights = { like: 0.1, likes: 0.3, inAnswer: 0.26, inAll: 0.34 }

/** A word or two prove little where they only stand in an answer. */
const byFewWords: Weights = { like: 0.3, likes: 0.2, inWordings: 0.3, inAll: 0.2 }
const fewStems = 2

export type Matcher = ReturnType<typeof createMatcher>

/** Finds answered questions by what a message means, and by its words. */
export function createMatcher(questions: readonly AnsweredQuestion[]) {
  const signals = { en: indexQuestions(questions, 'en'), fr: indexQuestions(questions, 'fr') }
  const french = compareFrench(signals)
  let vectors: QuestionVectors | null = null
  return {
    questions,
    /** From now on, questions are compared by meaning too. */
    learn(made: QuestionVectors) {
      vectors = made
    },
    /**
     * All questions, those that are most like a text first.
     * @param vector of the text, of a French one what it says in English; without it, only the words are
     * compared
     */
    find(text: string, language: FactLanguage, vector?: Float32Array): QuestionFound[] {
      const meaning = vector && vectors ? vector : undefined
      if (language === 'fr') return french(text, meaning, vectors)
      const isShort = stemsIn.en(text).length <= fewStems
      const weights = meaning ? byMeaning : isShort ? byFewWords : byWords
      return signals
        .en(text, meaning, vectors)
        .filter(({ known }) => known.say.en !== undefined)
        .map((one) => ({
          known: one.known,
          isExact: one.isExact,
          share: one.inAll,
          score: one.isExact ? 1 : scoreOf(one, weights),
        }))
        .sort((a, b) => b.score - a.score)
    },
  }
}

const scoreOf = (signals: Signals, weights: Weights): number =>
  Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * signals[name as keyof Weights],
    0,
  )
