import type { FactLanguage } from '../facts/fact.ts'
import { folded } from '../facts/fold.ts'
import { dot } from '../knowledge/dot.ts'
import type { AnsweredQuestion } from './answered-question.ts'
import { indexLikeness } from './likeness.ts'
import type { Prototype } from './question-space.ts'
import { stemsIn } from './stems.ts'

/** How like a text is to an answered question, each from 0 to 1. */
export type Signals = {
  known: AnsweredQuestion
  isExact: boolean
  /** By meaning, in the question space: to the middle of its wordings, and to its answer. */
  asked: number
  answer: number
  /** By the pieces of words: the most like wording, and the two most like; 0 where the place is known. */
  like: number
  likes: number
  /** The share of the asked words in the wordings, in the answer with its proof, and in both. */
  inWordings: number
  inAnswer: number
  inAll: number
}

/** The text of an answer with what proves it. */
export const answerText = ({ say, proof }: AnsweredQuestion, language: FactLanguage): string =>
  [say[language], ...(language === 'en' ? proof : [])].join(' ')

/** Compares texts in one language with answered questions. */
export function indexQuestions(questions: readonly AnsweredQuestion[], language: FactLanguage) {
  const wordings = questions.flatMap(({ asked }) => asked[language])
  const stems = stemsIn[language]
  let likenessTo: ReturnType<typeof indexLikeness> | undefined
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

  /** @param place of the text in the question space, with the prototypes of the questions in their order */
  return (text: string, place?: Float32Array, prototypes?: readonly Prototype[]): Signals[] => {
    // Beside the meaning they add nothing, and they take longest.
    likenessTo ??= place ? undefined : indexLikeness(wordings)
    const likeness = place ? undefined : likenessTo?.(text)
    // No wording stands in two questions.
    const saidAt = exact.indexOf(folded(text))
    const asked = [...new Set(stems(text))].map((stem) => ({ stem, rarity: rarityOf(stem) }))
    const most = asked.reduce((sum, { rarity }) => sum + rarity, 0) || 1
    const share = (has: (stem: string) => boolean) =>
      asked.reduce((sum, { stem, rarity }) => sum + (has(stem) ? rarity : 0), 0) / most
    return entries.map(({ known, start, end, ofWordings, ofAnswer }, at) => {
      const likes = highest(start, end, (one) => likeness?.[one] ?? 0)
      const prototype = prototypes?.[at]
      return {
        known,
        isExact: saidAt >= start && saidAt < end,
        asked: place && prototype ? dot(place, prototype.asked) : 0,
        answer: place && prototype ? dot(place, prototype.answer) : 0,
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

/** The two highest values of a range; the last one again where there is only one. */
function highest(
  start: number,
  end: number,
  valueAt: (place: number) => number,
): readonly [number, number] {
  let [first, second] = [none, none]
  for (let place = start; place < end; place += 1) {
    const value = valueAt(place)
    if (value > first) [first, second] = [value, first]
    else if (value > second) second = value
  }
  if (first === none) return [0, 0]
  return [first, second === none ? first : second]
}
