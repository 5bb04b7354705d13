import { languageOf } from '../answering/language.ts'
import { stemsOf } from '../knowledge/word-index.ts'
import { dateHolds } from './dates.ts'
import { figuresIn, missingFigures } from './figures.ts'
import { missingNames } from './names.ts'
import { type KnownLanguage, knownLanguages } from './number-words.data.ts'
import { foldedText, plainText } from './plain-text.ts'
import { changedMeaning, shareOf } from './polarity.ts'
import { acts, promises } from './promises.data.ts'

export type FaultKind =
  | 'citation'
  | 'figure'
  | 'name'
  | 'link'
  | 'promise'
  | 'act'
  | 'negation'
  | 'quantity'
  | 'subject'
/** What is wrong with a sentence, and the words that are. */
export type SentenceFault = { kind: FaultKind; words: string }

export type CheckContext = {
  /** The language of the reply; null is English. */
  language: string | null
  isPlainWord: (word: string) => boolean
  /** The day, as `2026-11-23`, which a reply may name. */
  today: string
}

/** A text may say less of a sentence's words than this only in another language. */
const leastShare = 0.4
const fewStems = 3
const link =
  /(?:https?:\/\/|www\.)[^\s)\]]+|(?<![\p{L}\p{N}@.])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|org|net|ca|io|ai|gov|eu|fr|de|uk|co|info|dev|app|example)(?:\/[^\s)\]]*)?(?![\p{L}\p{N}])/giu
const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/giu

/**
 * What a sentence says that its texts do not: figures, dates, names, links, promises, denials, sets, or
 * another subject. In another language than its texts only what has the same form everywhere is compared.
 * @param given the texts that it cites, with their titles
 * @returns nothing when the sentence holds
 */
export function faultsOf(
  sentence: string,
  given: readonly string[],
  context: CheckContext,
): SentenceFault[] {
  const text = given.join('\n')
  const isSame = context.language === null ? !isOther(text) : context.language === languageOf(text)
  const said = figuresIn(sentence, knownOr(context.language))
  const [today] = figuresIn(context.today, null).dates
  said.dates = said.dates.filter((date) => date.day === null || !today || !dateHolds(date, today))
  // What a text says in English is looked up in English, and in the reply's own language.
  const read = [figuresIn(text, 'en'), figuresIn(text, knownOr(context.language))]
  const [first, second] = read as [(typeof read)[0], (typeof read)[0]]
  const both = {
    numbers: [...first.numbers, ...second.numbers],
    dates: first.dates,
    phones: first.phones,
    unspecific: [...first.unspecific, ...second.unspecific],
  }
  const faults: SentenceFault[] = [
    ...missingFigures(said, both, isSame).map((words) => ({ kind: 'figure' as const, words })),
    ...missingNames(withoutAddresses(sentence), text, context).map((words) => ({
      kind: 'name' as const,
      words,
    })),
    ...missingLinks(sentence, text),
    ...promisesIn(sentence, text),
  ]
  if (isSame) {
    faults.push(...changedMeaning(sentence, text))
    const stems = [...new Set(stemsOf(plainText(sentence)))]
    if (stems.length >= fewStems && shareOf(stems, new Set(stemsOf(text))) < leastShare)
      faults.push({ kind: 'subject', words: sentence })
  }
  return faults
}

const isOther = (text: string): boolean => languageOf(text.slice(0, 400)) !== null
const knownOr = (language: string | null): KnownLanguage | null =>
  language === null ? 'en' : (knownLanguages.find((one) => one === language) ?? null)

/** What commits the company and does not stand in the text, and what the assistant says it did. */
export function promisesIn(sentence: string, given: string): SentenceFault[] {
  const [said, text] = [foldedText(sentence), foldedText(given)]
  const done = acts.map((one) => one.exec(said)?.[0]).find(Boolean)
  const promised = promises.flatMap(([, words]) => {
    const found = words.exec(said)?.[0]
    return found && !words.test(text) ? [{ kind: 'promise' as const, words: found.trim() }] : []
  })
  return done ? [{ kind: 'act', words: done }, ...promised] : promised
}

const withoutAddresses = (sentence: string) => sentence.replaceAll(mail, ' ').replaceAll(link, ' ')

function missingLinks(sentence: string, given: string): SentenceFault[] {
  const text = given.toLowerCase()
  const plain = sentence.replaceAll(mail, ' ')
  const found = [...(sentence.match(mail) ?? []), ...(plain.match(link) ?? [])]
  return found
    .map((one) => one.replace(/[.,;:!?]+$/, ''))
    .filter((one) => !text.includes(one.toLowerCase()))
    .map((words) => ({ kind: 'link' as const, words }))
}
