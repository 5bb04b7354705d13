import type { FactLanguage } from '../facts/fact.ts'
import { compareFrench } from '../french/french-score.ts'
import type { AnsweredQuestion, QuestionFound } from './answered-question.ts'
import { indexQuestions, type Signals } from './question-signals.ts'
import type { Prototype, QuestionSpace } from './question-space.ts'
import { stemsIn } from './stems.ts'

type Weights = Partial<Record<Exclude<keyof Signals, 'known' | 'isExact'>, number>>

// Fitted with everyday wordings that the space had not been learnt from: each must find its question among all.
const byMeaning: Weights = { asked: 0.79, answer: 0.065, inAll: 0.0625 }
/** While the encoder does not answer. */
const byWords: Weights = { like: 0.1, likes: 0.3, inAnswer: 0.26, inAll: 0.34 }

/** A word or two prove little where they only stand in an answer. */
const byFewWords: Weights = { like: 0.3, likes: 0.2, inWordings: 0.3, inAll: 0.2 }
const fewStems = 2

export type Matcher = ReturnType<typeof createMatcher>

/** Finds answered questions by what a message means, and by its words. */
export function createMatcher(questions: readonly AnsweredQuestion[]) {
  const signals = { en: indexQuestions(questions, 'en'), fr: whenAsked(questions, 'fr') }
  const french = compareFrench(signals)
  let learnt: { space: QuestionSpace; prototypes: readonly Prototype[] } | null = null
  return {
    questions,
    /**
     * From now on, questions are compared by meaning too.
     * @param prototypes of the questions, in their order
     */
    learn(space: QuestionSpace, prototypes: readonly Prototype[]) {
      learnt = { space, prototypes }
    },
    /**
     * All questions, those that are most like a text first.
     * @param vector of the text, of a French one what it says in English; without it, only the words are
     * compared
     */
    find(text: string, language: FactLanguage, vector?: Float32Array): QuestionFound[] {
      const inSpace = (said: string) =>
        vector && learnt?.space.placeOf([{ text: said, meaning: vector }])
      if (language === 'fr') return french(text, inSpace, learnt?.prototypes)
      const place = inSpace(text)
      const isShort = stemsIn.en(text).length <= fewStems
      const weights = place ? byMeaning : isShort ? byFewWords : byWords
      return signals
        .en(text, place, learnt?.prototypes)
        .filter(({ known }) => known.say.en !== undefined)
        .map((one) => ({
          known: one.known,
          isExact: one.isExact,
          isByWords: !place,
          share: one.inAll,
          score: one.isExact ? 1 : scoreOf(one, weights),
        }))
        .sort((a, b) => b.score - a.score)
    },
  }
}

/** An index that is made for the first text: few ask in French. */
function whenAsked(questions: readonly AnsweredQuestion[], language: FactLanguage) {
  let index: ReturnType<typeof indexQuestions> | undefined
  return (text: string) => {
    index ??= indexQuestions(questions, language)
    return index(text)
  }
}

const scoreOf = (signals: Signals, weights: Weights): number =>
  Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * signals[name as keyof Weights],
    0,
  )
