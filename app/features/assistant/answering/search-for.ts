import type { Question } from '../assistant.ts'
import type { Consultation } from '../knowledge/consultation.ts'
import type { Knowledge } from '../knowledge/knowledge-service.server.ts'
import { type Found, rankPages } from '../knowledge/ranking.ts'
import { type Decision, decide } from './decision.ts'
import { goesOn, wholeQuestion } from './follow-up.ts'
import { asksForWork } from './may-answer.ts'
import { pageOf } from './thread.ts'

/** With a greater share of its letters, a passage was said before. */
const mostSaid = 0.5

const positions = '/careers'

type Search = { consultation: Consultation; decision: Decision }
/** What a text finds. */
export type Tried = { text: string; consultation: Consultation }

/** The question alone is the better match when its best passage is nearer by this. */
const clearlyNearer = 0.05
/** What the passages of the pages of the conversation gain when a message goes on with it. */
const samePage = 0.12
/** What it gains there with all words of the message. */
const ownWords = 0.3
/** A passage there answers a message with so many words of its own when it has most of them. */
const saysIt = { stems: 2, share: 0.75, near: 0.3 }

/**
 * Searches for the question as it was asked and for the question completed from the conversation, and
 * takes the better match. What was quoted before is left out.
 */
export async function searchFor(
  knowledge: Pick<Knowledge, 'consult'>,
  question: Question,
): Promise<Search & { tried: Tried[] }> {
  const { message, history, page } = question
  const whole = wholeQuestion(question)
  const texts = [...new Set([whole, message.trim()])].filter(Boolean)
  const last = history.findLast(({ role }) => role === 'assistant')?.path
  const isOfWork = asksForWork(whole) || [page, last].some((path) => pageOf(path) === positions)
  const searches = await Promise.all(
    texts.map(async (text): Promise<Search> => {
      const found = await knowledge.consult(text, page)
      const consultation = isOfWork ? found : withoutPositions(found)
      return { consultation, decision: decide(consultation, message) }
    }),
  )
  const [completed, alone] = searches
  if (!completed) throw new Error('a question without words')
  const tried = texts
    .flatMap((text, place): Tried[] => {
      const search = searches[place]
      return search ? [{ text, consultation: search.consultation }] : []
    })
    .reverse()
  const best = alone && isBetter(alone, completed) ? alone : completed
  const answers = history.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []))
  // A question in full words may be about what was said long before.
  const said = goesOn(message) ? answers : answers.slice(-1)
  const paths = pagesBefore(question)
  if (!alone || paths.size === 0)
    return { ...best, consultation: withoutSaid(best.consultation, said), tried }
  const consultation = withoutSaid(onPages(completed.consultation, alone.consultation, paths), said)
  const isSaid = alone.consultation.words.length >= saysIt.stems && isSaidThere(consultation, paths)
  const decision: Decision = isSaid ? { ...best.decision, kind: 'answer' } : best.decision
  return { consultation, decision, tried }
}

/** Positions are described with the words of our solutions and answer only who asks about work. */
function withoutPositions(consultation: Consultation): Consultation {
  const found = consultation.found.filter(({ path }) => pageOf(path) !== positions)
  return { ...consultation, found, pages: pagesOf(found, consultation) }
}

/** The pages of a conversation with which a message goes on. */
function pagesBefore({ message, history, page }: Question): ReadonlySet<string> {
  if (!goesOn(message) || history.length === 0) return new Set()
  const last = history.findLast(({ role }) => role === 'assistant')?.path
  return new Set([last, page === '/' ? undefined : page].flatMap((path) => pageOf(path) ?? []))
}

/**
 * What was found for the completed question, where passages of the pages of the conversation gain, and
 * need the words of the message only: the others were asked before.
 */
function onPages(
  completed: Consultation,
  alone: Consultation,
  paths: ReadonlySet<string>,
): Consultation {
  const own = new Map(alone.found.map((one) => [one.id, one]))
  const found = completed.found
    .map((one) => {
      if (!paths.has(one.path)) return one
      const share = Math.max(one.share, own.get(one.id)?.share ?? 0)
      const nearness = Math.max(one.nearness ?? 0, own.get(one.id)?.nearness ?? 0)
      const gained = own.has(one.id) ? ownWords * (own.get(one.id)?.share ?? 0) : 0
      return { ...one, share, nearness, score: one.score + samePage + gained }
    })
    .sort((a, b) => b.score - a.score)
  return { ...completed, found, pages: pagesOf(found, completed) }
}

const isSaidThere = ({ found: [best] }: Consultation, paths: ReadonlySet<string>): boolean =>
  best !== undefined &&
  paths.has(best.path) &&
  best.share >= saysIt.share &&
  (best.nearness ?? 1) >= saysIt.near

function isBetter(alone: Search, completed: Search): boolean {
  if (alone.decision.kind !== 'answer') return false
  if (completed.decision.kind !== 'answer') return true
  return nearest(alone) > nearest(completed) + clearlyNearer
}

const nearest = ({ consultation: { found } }: Search) =>
  Math.max(0, ...found.slice(0, 3).map(({ nearness }) => nearness ?? 0))

const pagesOf = (found: readonly Found[], { words }: Consultation) =>
  rankPages(
    found,
    words.map(({ word }) => word),
  ).slice(0, 10)

/** Leaves out the passages that were quoted before, as long as others were found. */
function withoutSaid(consultation: Consultation, said: readonly string[]): Consultation {
  const isNew = ({ text }: { text: string }) => !isSaid(text, said)
  const found = consultation.found.filter(isNew)
  if (found.length === consultation.found.length || found.length === 0) return consultation
  return {
    ...consultation,
    found,
    pages: pagesOf(found, consultation),
    openingOf: (path) => {
      const opening = consultation.openingOf(path)
      return opening && isNew(opening) ? opening : undefined
    },
  }
}

/** Whether most sentences of a text, or the first line of a list, were said. */
function isSaid(text: string, said: readonly string[]): boolean {
  const [line = ''] = text.split('\n')
  const sentences = line.split(/(?<=[.!?])\s/)
  const heard = sentences.filter((sentence) => said.some((answer) => answer.includes(sentence)))
  return heard.join('').length > line.length * mostSaid
}
