import type { App } from '#app/platform/app.server.ts'
import { courtesyIn, isOnlyPolite } from '../answering/courtesy.ts'
import { contactIn } from '../contact/contact-in.ts'
import { factLanguageOf } from '../facts/fact-language.ts'
import { inEnglish } from '../french/in-english.ts'
import {
  courtesyByMeaning,
  type MeaningSort,
  meaningSorts,
  sharesByMeaning,
  withMeaning,
} from '../safety/meaning-label.ts'
import { isDecline, isYes } from './read-answer.ts'
import type { TakenMessage } from './take-message.server.ts'

type Shares = Record<MeaningSort, number>

/**
 * A message with what it means: somebody who tells of a danger, or wants a person, mostly does so in words that no
 * pattern has foreseen. While the encoder does not answer, patterns decide alone.
 */
export async function screenedByMeaning(app: App, taken: TakenMessage): Promise<TakenMessage> {
  const { knowledge } = app
  const { message, screening } = taken.request
  const language = factLanguageOf(message)
  // The encoder understands English, and French word for word.
  if (screening.danger?.level === 'certain' || !language) return taken
  const fewest = screening.labels.length > 0 ? fewestWords.beside : fewestWords.alone
  if (!saysEnough(message, fewest)) return taken
  const corrected = await knowledge.corrected(message, language)
  // The encoder goes on with what the answer needs next.
  knowledge.questionsLike([corrected], language).catch(() => {})
  const read = async (text: string) => {
    const english = language === 'fr' ? inEnglish(text) : text
    const meaning = english ? await knowledge.meaningOf(english) : null
    return meaning && sharesByMeaning(text, meaning)
  }
  const readings = await Promise.all([...new Set([message, corrected])].map(read))
  // A misspelt word means anything to the encoder, and a right one may be corrected: both spellings count.
  const shares = meanOf(readings.flatMap((one) => one ?? []))
  if (!shares) return taken
  const found = withMeaning(screening, shares)
  // A name and an address say little: beside them only a sure danger counts.
  if (isReply(message) && found.danger?.level !== 'certain') return taken
  const isAlone = !found.danger && found.labels.length === 0
  const courtesy = isAlone && maySay(message) ? courtesyByMeaning(shares) : undefined
  return { ...taken, request: { ...taken.request, screening: { ...found, courtesy } } }
}

/** The mean of each share; undefined when there is none. */
function meanOf(all: readonly Shares[]): Shares | undefined {
  const [first] = all
  if (!first) return undefined
  const sum = (sort: MeaningSort) => all.reduce((whole, shares) => whole + shares[sort], 0)
  return Object.fromEntries(meaningSorts.map((sort) => [sort, sum(sort) / all.length])) as Shares
}

/** A few words, names and nonsense mean anything to the encoder; patterns know the few words that tell of a danger. */
const fewestWords = { alone: 4, /** Besides what a pattern has found. */ beside: 8 }

/** Whether a message has enough words for a meaning, and not only words of courtesy. */
function saysEnough(message: string, fewest: number): boolean {
  const words = message.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []
  return words.length >= fewest && !isOnlyPolite(message)
}

/** Who says thanks or goodbye is brief, asks nothing and does not say that something is missing. */
const maySay = (message: string): boolean =>
  !asksOrNeeds.test(message) && message.split(/\s+/).length <= mostWordsOfCourtesy
const asksOrNeeds =
  /[?@]|\b(?:who|what|which|when|where|why|how|whether|could|can|please|need\w*|want\w*|wish to|tell|send|put|give|show|change|reset|more|others?|another|next|else|wrong|useless|no use|ticket|invoice|but|except|only|although|however|yet)\b|(?<!\p{L})(?:qui|quoi|quel\w*|quand|où|pourquoi|comment|combien|pouvez|pourrait|besoin|veux|voudr\w+|il (?:me|nous) faut|mais|sauf|autres?|suivante?s?|faux|inutile|toujours pas|encore)(?!\p{L})/iu
const mostWordsOfCourtesy = 20

/** Who answers what was offered, gives a contact or says thanks says nothing else, whatever it resembles. */
const isReply = (message: string): boolean =>
  isYes(message) ||
  isDecline(message) ||
  courtesyIn(message) !== null ||
  contactIn(message) !== null
