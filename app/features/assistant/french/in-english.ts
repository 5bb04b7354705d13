import type { Question } from '../assistant.ts'
import { factLanguageOf } from '../facts/fact-language.ts'
import { phrases, words, wordsOf } from './french-words.ts'

/** Of longer words, this many letters are compared: most endings come after them. */
const lettersOfStem = 6
const mostWordsOfPhrase = 6

const stemOf = (word: string) => word.replace(/[sx]$/, '').slice(0, lettersOfStem)
const stems = new Map<string, string>()
for (const [french, english] of words)
  if (french.length >= lettersOfStem - 1 && !stems.has(stemOf(french)))
    stems.set(stemOf(french), english)

/** The French words that have an English one. */
export const frenchKnown: readonly string[] = [...words.keys(), ...phrases.keys()]

/**
 * What a French message says, word for word in English: enough to compare its meaning with texts in
 * English, never to be shown. Names and words without a translation stay as they are.
 */
export function inEnglish(message: string): string {
  const said = wordsOf(message)
  const english: string[] = []
  for (let place = 0; place < said.length; ) {
    const phrase = phraseAt(said, place)
    english.push(phrase?.english ?? wordInEnglish(said[place] ?? '', place))
    place += phrase?.length ?? 1
  }
  return english.filter(Boolean).join(' ')
}

function phraseAt(said: readonly string[], place: number) {
  for (let length = mostWordsOfPhrase; length > 1; length -= 1) {
    const english = phrases.get(said.slice(place, place + length).join(' '))
    if (english !== undefined && place + length <= said.length) return { english, length }
  }
  return undefined
}

function wordInEnglish(word: string, place: number): string {
  // Without its accent, "où" is written as "ou"; a question does not begin with "or".
  if (word === 'ou' && place === 0) return 'where'
  return words.get(word) ?? words.get(word.replace(/[sx]$/, '')) ?? stems.get(stemOf(word)) ?? word
}

/** A French question with what was said before in French, word for word in English. */
export function questionInEnglish<Asked extends Pick<Question, 'message' | 'history'>>(
  question: Asked,
): Asked {
  const history = question.history.map((turn) => {
    const isFrench = turn.role === 'user' && factLanguageOf(turn.content) === 'fr'
    return isFrench ? { ...turn, content: inEnglish(turn.content) } : turn
  })
  return { ...question, message: inEnglish(question.message), history }
}
