import type { FactLanguage } from '../facts/fact.ts'
import type { AnsweredQuestion, QuestionFound } from './answered-question.ts'
import { type MeaningOf, prototypesOf } from './prototypes.ts'
import { indexQuestions } from './question-signals.ts'
import type { QuestionSpace } from './question-space.ts'

// Fitted with messages that others had written: each must find its question among all.
const weights = { asked: 0.587, answer: 0.05, wording: 0.335, inAll: 0.063 }

export type Matcher = ReturnType<typeof createMatcher>

/**
 * Finds answered questions by what a message means, and by its words.
 * @param space of this release; without it, only what is asked word for word is found
 */
export function createMatcher(questions: readonly AnsweredQuestion[], space: QuestionSpace | null) {
  const signals = { en: indexQuestions(questions, 'en'), fr: whenAsked(questions, 'fr') }
  let prototypes = space && prototypesOf(questions, space, () => undefined)
  return {
    questions,
    /** From now on, what staff have written is compared by its meaning too, not by its words alone. */
    learn(meaningOf: MeaningOf) {
      prototypes = space && prototypesOf(questions, space, meaningOf)
    },
    /**
     * All questions, those that are most like a text first.
     * @param meaning of the text, of a French one what it says in English; without it, only the words are
     * compared
     */
    find(text: string, language: FactLanguage, meaning?: Float32Array): QuestionFound[] {
      const exact = space?.placeOf([{ text, language, meaning }])
      const places = space && exact && { exact, coarse: space.coarseOf(exact) }
      return signals[language](text, places ?? undefined, prototypes ?? [])
        .filter(({ known, isExact }) => known.say[language] !== undefined && (space || isExact))
        .map(({ known, isExact, asked, answer, wording, inAll }) => ({
          ...{ known, isExact, share: inAll },
          score: isExact
            ? 1
            : weights.asked * asked +
              weights.answer * answer +
              weights.wording * wording +
              weights.inAll * inAll,
        }))
        .sort((a, b) => b.score - a.score)
    },
  }
}

/** An index that is made for the first text: few ask in French. */
function whenAsked(questions: readonly AnsweredQuestion[], language: FactLanguage) {
  let index: ReturnType<typeof indexQuestions> | undefined
  return (...given: Parameters<ReturnType<typeof indexQuestions>>) => {
    index ??= indexQuestions(questions, language)
    return index(...given)
  }
}
