import type { FactLanguage } from '../facts/fact.ts'
import { folded } from '../facts/fold.ts'
import { dot } from '../knowledge/dot.ts'
import type { AnsweredQuestion } from './answered-question.ts'
import { nearestWording, type Prototype } from './question-space.ts'
import { stemsIn } from './stems.ts'

/** How like a text is to an answered question, each at most 1. */
type Signals = {
  known: AnsweredQuestion
  isExact: boolean
  /** In the question space: to the middle of its wordings, and to its answer. */
  asked: number
  answer: number
  /** To the nearest of its wordings, when it is one of the questions whose middle is nearest. */
  wording: number
  /** The share of the asked words in the wordings, and in the answer with its proof. */
  inAll: number
}

/** So many questions are compared by their single wordings. */
const mostCompared = 20
const nowhere = new Float32Array()

/** The text of an answer with what proves it. */
export const answerText = ({ say, proof }: AnsweredQuestion, language: FactLanguage): string =>
  [say[language], ...(language === 'en' ? proof : [])].join(' ')

/** Compares texts in one language with answered questions. */
export function indexQuestions(questions: readonly AnsweredQuestion[], language: FactLanguage) {
  const stems = stemsIn[language]
  const entries = questions.map((known) => ({
    known,
    wordings: new Set(known.asked[language].map(folded)),
    words: new Set([...known.asked[language], answerText(known, language)].flatMap(stems)),
  }))
  const counts = new Map<string, number>()
  for (const { words } of entries)
    for (const stem of words) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const rarityOf = (stem: string) =>
    Math.log((questions.length + 1) / ((counts.get(stem) ?? 0) + 0.5)) + 0.1

  /**
   * @param places of the text in the question space
   * @param prototypes of the questions, in their order
   */
  return (
    text: string,
    places: { exact: Float32Array; coarse: Float32Array } | undefined,
    prototypes: readonly Prototype[],
  ): Signals[] => {
    const middles = places
      ? entries.map((_, at) => dot(places.exact, prototypes[at]?.asked ?? nowhere))
      : []
    const least = middles.toSorted((a, b) => b - a)[mostCompared - 1] ?? -1
    const said = folded(text)
    const asked = [...new Set(stems(text))].map((stem) => ({ stem, rarity: rarityOf(stem) }))
    const most = asked.reduce((sum, { rarity }) => sum + rarity, 0) || 1
    return entries.map(({ known, wordings, words }, at) => {
      const prototype = prototypes[at]
      const middle = middles[at] ?? 0
      const shared = asked.reduce((sum, one) => sum + (words.has(one.stem) ? one.rarity : 0), 0)
      return {
        known,
        isExact: wordings.has(said),
        asked: middle,
        answer: places && prototype ? dot(places.exact, prototype.answer) : 0,
        wording:
          places && prototype && middle >= least
            ? nearestWording(places.coarse, prototype.wordings)
            : 0,
        inAll: shared / most,
      }
    })
  }
}
