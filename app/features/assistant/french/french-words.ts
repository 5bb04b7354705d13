import { folded } from '../facts/fold.ts'
import { frenchPhrases, frenchWords } from './french-words.data.ts'

/** The words of a text without accents; a hyphen or an apostrophe ends a word. */
export const wordsOf = (text: string): string[] =>
  folded(text).replaceAll(/['-]+/g, ' ').trim().split(/\s+/).filter(Boolean)

const entriesOf = (list: string) =>
  list
    .split(/[;\n]/)
    .map((entry) => entry.split('='))
    .map(([french = '', english = '']) => [wordsOf(french).join(' '), english.trim()] as const)
    .filter(([french]) => french !== '')

/** English words by the French phrase or word that they translate. */
export const phrases: ReadonlyMap<string, string> = new Map(entriesOf(frenchPhrases))
export const words: ReadonlyMap<string, string> = new Map(entriesOf(frenchWords))

/** Every other word of a French text that is also an English one shows no language. */
const inEnglish = new Set([...words.values(), ...phrases.values()].flatMap((text) => wordsOf(text)))
/** Spanish, Portuguese and Italian have these too. */
const elsewhere = new Set('de la un una se si en que le te tu me ni es as ma no mi'.split(' '))

/** English visitors type these too. */
const alsoEnglish = new Set(
  'nda sla sms cv trace image images validation evaluation minimum fhir parts tasks maiden portable'.split(
    ' ',
  ),
)

/** How surely a word is French, from 0 to 1. */
export function frenchnessOf(word: string): number {
  const isKnown = words.has(word) || word === 'qu' || word === 'h'
  if (!isKnown || inEnglish.has(word) || alsoEnglish.has(word)) return 0
  return elsewhere.has(word) ? 0.5 : 1
}
