import { emptyWords } from './fold.ts'
import { isNear } from './near-words.ts'
import { slots } from './slots.data.ts'

const leastLetters = 6
/** Words that are no misspelling of a slot's word. */
const itself = new Set(['officer', 'officers'])
const words = Object.values(slots).flatMap((list) => list.split(/[\s_]+/))
const exact = new Set(words.filter((word) => !word.endsWith('*')))
const begun = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
const spellings = [...exact, ...begun].filter((word) => word.length >= leastLetters)

/** A folded text in which a word with one wrong letter is written as a slot writes it. */
export const corrected = (text: string): string =>
  text
    .split(' ')
    .map((word) => (isKnown(word) ? word : (spellings.find((one) => isNear(word, one)) ?? word)))
    .join(' ')

const isKnown = (word: string) =>
  word.length < leastLetters ||
  itself.has(word) ||
  exact.has(word) ||
  emptyWords.has(word) ||
  begun.some((beginning) => word.startsWith(beginning))
