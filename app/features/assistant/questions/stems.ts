import type { FactLanguage } from '../facts/fact.ts'
import { emptyWords, folded } from '../facts/fold.ts'
import { stemsOf } from '../knowledge/word-index.ts'

/** Most endings of French words come after these letters. */
const frenchLetters = 6
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)'/

const alsoEmpty = new Set(
  'chez sans sous entre cela tout tous toute toutes dont leurs cet etre ete meme tres peu donc mais'.split(
    ' ',
  ),
)

/** The beginnings of French words that carry meaning, without accents. */
function frenchStemsOf(text: string): string[] {
  const words = folded(text)
    .trim()
    .split(' ')
    .map((word) => word.replace(elided, ''))
  return words
    .filter((word) => word.length > 1 && !emptyWords.has(word) && !alsoEmpty.has(word))
    .map((word) => word.replace(/[sx]$/, '').slice(0, frenchLetters))
}

/** The stems of a text in a language, without words that carry no meaning. */
export const stemsIn: Record<FactLanguage, (text: string) => string[]> = {
  en: stemsOf,
  fr: frenchStemsOf,
}
