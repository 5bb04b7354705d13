import type { App } from '#app/platform/app.server.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { courtesyIn } from '../answering/courtesy.ts'
import type { Reply } from '../assistant.ts'
import type { FactLanguage } from '../facts/fact.ts'
import { nearQuestions } from '../questions/near-questions.ts'
import { mostSuggested, suggested } from '../questions/suggested.ts'
import { spokenIn } from '../safety/spoken-language.ts'
import { readLeadOffer } from './lead-offer.ts'
import type { TakenMessage } from './take-message.server.ts'

const perAddress: Limit = { hits: 600, seconds: 600 }

/** The questions to begin with on a page; none where no known question is about it. @throws AppError */
export async function openingQuestions(
  app: App,
  page: string,
  language: FactLanguage,
): Promise<string[]> {
  await countVisit(app, 'chat-questions', perAddress, app.now())
  const questions = await app.knowledge.questions()
  return suggested(questions, { paths: [page], said: [], language })
}

/**
 * Adds what comes below a reply: the questions that are nearest to the message, then those of the pages that
 * answered, and whether the conversation is closing. Nothing is suggested where a person is wanted, where a
 * life may be in danger, or after what the assistant does not talk about.
 */
export async function withNext(
  app: App,
  { request, history, conversation }: TakenMessage,
  reply: Reply,
): Promise<Reply> {
  if (readLeadOffer(conversation.qualification).offer === 'closed') return reply
  const { screening, message, page, wantsPerson } = request
  if (screening.danger || screening.labels.length > 0 || wantsPerson || reply.isCut) return reply
  const courtesy = reply.kind === 'courtesy' ? (courtesyIn(message) ?? screening.courtesy) : null
  if (courtesy === 'thanks' || courtesy === 'farewell') return { ...reply, isClosing: true }
  if (reply.kind !== 'answer' && reply.kind !== 'unsure') return reply
  const spoken = spokenIn(message)
  const said = [...history.map(({ content }) => content), message, reply.text]
  const linked = reply.sources.map(({ path }) => path)
  // Below an answer its own words are enough: to read it after the message before takes time.
  const earlier = reply.kind === 'unsure' && history.findLast(({ role }) => role === 'user')
  const before = earlier ? earlier.content : undefined
  const asked = { message, before, said, page, linked }
  const isKnownLanguage = spoken === 'en' || spoken === 'fr'
  // What is nearest to the message comes next, or is what was meant where the answer is another one.
  const near = isKnownLanguage ? await nearQuestions(app.knowledge, asked, spoken) : []
  const language = spoken === 'fr' ? 'fr' : 'en'
  const ofPages =
    reply.kind === 'answer'
      ? suggested(await app.knowledge.questions(), { paths: [...linked, page], said, language })
      : []
  const suggestions = [...new Set([...near, ...ofPages])].slice(0, mostSuggested)
  return suggestions.length > 0 ? { ...reply, suggestions } : reply
}
