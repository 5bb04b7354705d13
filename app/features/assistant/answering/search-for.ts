import type { Question } from '../assistant.ts'
import type { Consultation, Knowledge } from '../knowledge/knowledge-service.server.ts'
import { type Found, rankPages } from '../knowledge/ranking.ts'
import { type Decision, decide } from './decision.ts'
import { topicBefore, wholeQuestion } from './follow-up.ts'

type Search = { consultation: Consultation; decision: Decision }
/** What a text finds. */
export type Tried = { text: string; consultation: Consultation }

/** The question alone is the better match when its best passage is nearer by this. */
const clearlyNearer = 0.05
/** What the passages of the page of the question before gain. */
const samePage = 0.12

/**
 * Searches for the question as it was asked and for the question completed from the conversation, and
 * takes the better match. What was quoted last is left out.
 */
export async function searchFor(
  knowledge: Pick<Knowledge, 'consult'>,
  question: Question,
): Promise<Search & { tried: Tried[] }> {
  const { message, history, page } = question
  const whole = wholeQuestion(question)
  const texts = [...new Set([whole, message.trim()])].filter(Boolean)
  const searches = await Promise.all(
    texts.map(async (text): Promise<Search> => {
      const consultation = await knowledge.consult(text, page)
      return { consultation, decision: decide(consultation, message) }
    }),
  )
  const [completed, alone] = searches
  const topic = topicBefore(question)
  const path = topic && (await knowledge.consult(topic)).pages[0]?.path
  if (!completed) throw new Error('a question without words')
  const best = alone && isBetter(alone, completed) ? alone : completed
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const consultation = withoutSaid(onPage(best.consultation, path), last)
  const tried = texts.flatMap((text, place): Tried[] => {
    const search = searches[place]
    return search ? [{ text, consultation: search.consultation }] : []
  })
  return { ...best, consultation, tried: tried.reverse() }
}

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

/** A question that goes on asks about the page that answered the one before it. */
function onPage(consultation: Consultation, path: string | undefined): Consultation {
  if (!path) return consultation
  const found = consultation.found
    .map((one) => (one.path === path ? { ...one, score: one.score + samePage } : one))
    .sort((a, b) => b.score - a.score)
  return { ...consultation, found, pages: pagesOf(found, consultation) }
}

/** Leaves out the passages that the last answer has quoted, as long as others were found. */
function withoutSaid(consultation: Consultation, last: string): Consultation {
  const isNew = ({ text }: { text: string }) => !last.includes(text.split('\n')[0] ?? text)
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
