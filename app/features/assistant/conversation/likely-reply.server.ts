import type { App } from '#app/platform/app.server.ts'
import { courtesyIn } from '../answering/courtesy.ts'
import { goesOn } from '../answering/follow-up.ts'
import { asksWhetherMachine } from '../answering/machine.ts'
import { isManipulation } from '../answering/manipulation.ts'
import { asksForWork } from '../answering/may-answer.ts'
import { questionAsked } from '../answering/question-asked.ts'
import { questionReply } from '../answering/question-reply.ts'
import { isStrange } from '../answering/strange-questions.ts'
import { factLanguageOf } from '../facts/fact-language.ts'
import { factFor } from '../facts/match-fact.ts'
import { stemsOf } from '../knowledge/word-index.ts'
import { readMode } from '../provider/capabilities-service.server.ts'
import type { QuestionFound } from '../questions/answered-question.ts'
import { stemsIn } from '../questions/stems.ts'
import type { Label } from '../safety/labels.ts'
import type { Likely } from '../safety/likely-label.ts'
import { type Composed, screenedReply } from './message-screening.server.ts'
import type { TakenMessage } from './take-message.server.ts'

/** A message that resembles a label so much has it. A person is called, so it must be more certain. */
const least: Record<Likely['sort'], number> = {
  ...{ support: 0.5, complaint: 0.5, data: 0.5, job: 0.5, press: 0.5, person: 0.55 },
  // What only sounds like manipulation is answered.
  injection: 0.6,
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
/** With this chance, a known question is answered before a fixed reply, or in its place. */
const asked = { before: 0.5, alone: 0.55 }
/** Words that only seem to ask for what is not public need more. */
const surelyHarmless = 0.77
/** Below these answers the fixed reply adds nothing: who wants it has asked for something else. */
const answeredAlone: readonly Label[] = ['job', 'injection']
/** Who asks what is open also reads how many positions there are. */
const asksForOpenings =
  /\b(?:open|any|have|vacan\w+|hiring|are there)\b.{0,30}\b(?:jobs?|positions?|roles?|openings?|vacanc\w+)\b/i

/** The message with the label that it resembles, unless a known question asks the same. */
export async function withLikelyLabel(app: App, taken: TakenMessage): Promise<TakenMessage> {
  const { likely } = taken.request.screening
  if (!likely || likely.sort === 'danger' || likely.share < least[likely.sort]) return taken
  const { message } = taken.request
  // Who asks whether a person answers here is told so, and a person is offered.
  if (courtesyIn(message) || asksWhetherMachine(message)) return taken
  const isPiece = taken.history.length > 0 && goesOn(message) && stemsOf(message).length < 2
  // "The last?" resembles much, and goes on with what was said.
  if (isPiece && likely.sort !== 'person') return taken
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
  if (likely.sort === 'danger' || likely.sort === 'person' || likely.sort === 'injection')
    return undefined
  // A few words that go on with a conversation resemble much.
  const { message } = taken.request
  if (taken.history.length > 0 && goesOn(message) && likely.share < least[likely.sort])
    return undefined
  const screening = { ...taken.request.screening, labels: [likely.sort] }
  const fixed = screenedReply({ ...taken, request: { ...taken.request, screening } }, now)
  return fixed && 'reply' in fixed ? fixed : undefined
}

/**
 * A fixed reply with the answer before it to the known question that was surely asked: a journalist who asks
 * what we build, a client who asks how one opens a ticket.
 */
export async function withKnownAnswer(
  app: App,
  { request, history }: TakenMessage,
  fixed: Composed,
): Promise<Composed> {
  const { message, page, screening } = request
  const language = factLanguageOf(message)
  const [label] = screening.labels
  // Beside help in a danger nothing is said of our work.
  if (!language || !label || screening.danger || isManipulation(message)) return fixed
  if ((await readMode(app)) === 'off') return fixed
  const plain = await app.knowledge.corrected(message, language)
  const question = { message: plain, history, page, attachments: [] }
  const found = await questionAsked(app.knowledge, question, language)
  const isAlone = answeredAlone.includes(label) && !asksForOpenings.test(message)
  const least = label === 'injection' ? surelyHarmless : isAlone ? asked.alone : asked.before
  if (!found?.known.source || found.isGuess || (found.known.isUnstated && !isAlone)) return fixed
  // One word says too little to be a question of its own.
  if (!found.isExact && stemsIn[language](message).length < 2) return fixed
  if (!found.isExact && (found.chance ?? found.score) < least) return fixed
  if (isStrange(found, await app.knowledge.consult(plain, page))) return fixed
  const known = questionReply(found, [], message)
  const offersPerson = known.offersPerson || fixed.reply.offersPerson
  if (isAlone) return { ...fixed, reply: { ...known, offersPerson } }
  const sources = [
    ...new Map([...known.sources, ...fixed.reply.sources].map((one) => [one.path, one])).values(),
  ]
  const text = `${known.text}\n\n${fixed.reply.text}`
  return { ...fixed, reply: { ...fixed.reply, text, sources: sources.slice(0, 3) } }
}

async function nearestKnown(app: App, message: string): Promise<QuestionFound | undefined> {
  const language = factLanguageOf(message)
  if (!language) return undefined
  const [found] = await app.knowledge.questionsLike([message], language)
  return found?.[0]
}
