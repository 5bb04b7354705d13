import { englishWord, isCommonIn, languageOf } from '../answering/language.ts'
import type { Question } from '../assistant.ts'
import { frenchnessOf, wordsOf } from '../french/french-words.ts'
import type { FactLanguage } from './fact.ts'

/** French has these words too. */
const inBoth = /^(?:a|an|on|as|me|or|have|do)$/
const leastShare = 0.25
/** Two or three words prove little when one of them looks French. */
const fewWords = 3
const leastShareOfFew = 0.5

/** The language in which a fact is said; null when the message is in one that facts are not said in. */
export function factLanguageOf(message: string): FactLanguage | null {
  const language = languageOf(message)
  if (language === 'fr') return 'fr'
  const words = wordsOf(message)
  const french = words.reduce((sum, word) => sum + frenchnessOf(word), 0)
  const isOther = (word: string) =>
    language
      ? isCommonIn(language, word) && frenchnessOf(word) === 0
      : englishWord.test(word) && !inBoth.test(word)
  const others = language ? message.toLowerCase().split(/[^\p{L}\p{M}]+/u) : words
  const least = words.length <= fewWords ? leastShareOfFew : leastShare
  if (french >= 1 && french > others.filter(isOther).length && french / words.length >= least)
    return 'fr'
  return language ? null : 'en'
}

/** With more words, a message shows its language itself. */
const mostWordsOfNone = 3

/** The same in a conversation: a name or a few words that show no language are in that of the message before. */
export function factLanguageAmong({
  message,
  history,
}: Pick<Question, 'message' | 'history'>): FactLanguage | null {
  const own = factLanguageOf(message)
  const words = wordsOf(message)
  const isNone = words.length <= mostWordsOfNone && !words.some((word) => englishWord.test(word))
  const before = history.findLast(({ role }) => role === 'user')?.content
  return own === 'en' && isNone && before && factLanguageOf(before) === 'fr' ? 'fr' : own
}
