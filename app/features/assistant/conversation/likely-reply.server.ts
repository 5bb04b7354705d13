import type { App } from '#app/platform/app.server.ts'
import { goesOn } from '../answering/follow-up.ts'
import { asksForWork } from '../answering/may-answer.ts'
import { pageOf } from '../answering/thread.ts'
import { factLanguageOf } from '../facts/fact-language.ts'
import { factFor } from '../facts/match-fact.ts'
import type { QuestionFound } from '../questions/answered-question.ts'
import type { Label } from '../safety/labels.ts'
import type { Likely } from '../safety/likely-label.ts'
import { type Composed, screenedReply } from './message-screening.server.ts'
import type { TakenMessage } from './take-message.server.ts'

/** A message that resembles a label so much has it. A person is called, so it must be more certain. */
const least: Record<Likely['sort'], number> = {
  ...{ support: 0.5, complaint: 0.5, data: 0.5, job: 0.5, press: 0.5, person: 0.55 },
  danger: Number.POSITIVE_INFINITY,
}
/** "Do you work in Morocco" resembles a question about a job: without a word about work, more is needed. */
const surelyJob = 0.75
/** A fact whose question fills so many slots was asked, whatever the message resembles. */
const wholeFact = 2
/** Where the site has no answer, this is enough. */
const leastInstead = 0.3
/** A known question that is so near goes before a label that is only likely. */
const surelyKnown = 0.66
/** The pages of those whom a fixed reply helps; their questions are answered before it. */
const pagesOf: Partial<Record<Label, string>> = { support: '/clients' }
const leastOnPage = 0.5

/** The message with the label that it resembles, unless a known question asks the same. */
export async function withLikelyLabel(app: App, taken: TakenMessage): Promise<TakenMessage> {
  const { likely } = taken.request.screening
  if (!likely || likely.sort === 'danger' || likely.share < least[likely.sort]) return taken
  const { message } = taken.request
  if (likely.sort === 'job' && likely.share < surelyJob && !asksForWork(message)) return taken
  const fact = factFor(await app.knowledge.facts(), message)
  if (fact && fact.score >= wholeFact && fact.others <= 1) return taken
  const known = await nearestKnown(app, message)
  if (known && known.score >= surelyKnown) return taken
  const screening = { ...taken.request.screening, labels: [likely.sort], likely: null }
  return { ...taken, request: { ...taken.request, screening } }
}

/** A fixed reply in the place of "not found", for a message that resembles a label. */
export function insteadOfNone(
  { reply }: Composed,
  taken: TakenMessage,
  now: Date,
): Composed | undefined {
  const { likely } = taken.request.screening
  const isNone = reply.kind === 'refused' || (reply.kind === 'unsure' && !reply.isUnstated)
  if (!isNone || !likely || likely.share < leastInstead) return undefined
  if (likely.sort === 'danger' || likely.sort === 'person') return undefined
  // A few words that go on with a conversation resemble much.
  const { message } = taken.request
  if (taken.history.length > 0 && goesOn(message) && likely.share < least[likely.sort])
    return undefined
  const screening = { ...taken.request.screening, labels: [likely.sort] }
  const fixed = screenedReply({ ...taken, request: { ...taken.request, screening } }, now)
  return fixed && 'reply' in fixed ? fixed : undefined
}

/** A fixed reply with the answer to the known question of its page before it. */
export async function withKnownAnswer(
  app: App,
  { request }: TakenMessage,
  fixed: Composed,
): Promise<Composed> {
  const page = request.screening.labels.map((label) => pagesOf[label]).find(Boolean)
  const language = factLanguageOf(request.message)
  if (!page || !language) return fixed
  const found = await nearestKnown(app, request.message)
  const answer = found?.known.say[language]
  const source = found?.known.source
  if (!found || !answer || !source || found.known.isUnstated) return fixed
  if (pageOf(source.path) !== page || found.score < leastOnPage) return fixed
  const sources = [
    ...new Map([source, ...fixed.reply.sources].map((one) => [one.path, one])).values(),
  ]
  const text = `${answer}\n\n${fixed.reply.text}`
  return { ...fixed, reply: { ...fixed.reply, text, sources: sources.slice(0, 3) } }
}

async function nearestKnown(app: App, message: string): Promise<QuestionFound | undefined> {
  const language = factLanguageOf(message)
  if (!language) return undefined
  const [found] = await app.knowledge.questionsLike([message], language)
  return found?.[0]
}
