import type { App } from '#app/platform/app.server.ts'
import { courtesyIn } from '../answering/courtesy.ts'
import { contactIn } from '../contact/contact-in.ts'
import { factLanguageOf } from '../facts/fact-language.ts'
import { inEnglish } from '../french/in-english.ts'
import { sharesByMeaning, withMeaning } from '../safety/meaning-label.ts'
import { isDecline, isYes } from './read-answer.ts'
import type { TakenMessage } from './take-message.server.ts'

/**
 * A message with what it means: somebody who tells of a danger, or wants a person, mostly does so in words that no
 * pattern has foreseen. While the encoder does not answer, patterns decide alone.
 */
export async function screenedByMeaning(app: App, taken: TakenMessage): Promise<TakenMessage> {
  const { message, screening } = taken.request
  const language = factLanguageOf(message)
  // The encoder understands English, and French word for word.
  if (screening.danger || !language || !/\p{L}/u.test(message)) return taken
  // The encoder goes on with what the answer needs next.
  const next = app.knowledge.questionsLike([message], language)
  next.catch(() => {})
  const meaning = await app.knowledge.meaningOf(language === 'fr' ? inEnglish(message) : message)
  if (!meaning) return taken
  const found = withMeaning(screening, sharesByMeaning(message, meaning))
  const likely = isReply(message) ? screening.likely : found.likely
  return { ...taken, request: { ...taken.request, screening: { ...found, likely } } }
}

/** Who answers what was offered, gives a contact or says thanks says nothing else, whatever it resembles. */
const isReply = (message: string): boolean =>
  isYes(message) ||
  isDecline(message) ||
  courtesyIn(message) !== null ||
  contactIn(message) !== null
