import type { Question, Reply, Source } from '../assistant.ts'
import type { FactLanguage } from '../facts/fact.ts'
import { factLanguageOf } from '../facts/fact-language.ts'
import type { Knowledge } from '../knowledge/knowledge-service.server.ts'
import { isSentence } from '../knowledge/sentences.ts'
import type { AnsweredQuestion, QuestionFound } from '../questions/answered-question.ts'
import { stemsIn } from '../questions/stems.ts'
import { completedQuestions } from './follow-up.ts'

/** Chosen with the tuning half of the evaluation; by words alone the scores are lower. */
const thresholds = { en: { least: 0.5, gap: 0.02 }, fr: { least: 0.4, gap: 0.03 } }
/** What a completed question loses: it has words that the visitor did not say now. */
const completedLoses = 0.05
/** A sentence of the proof is quoted when at least this share of its words is new. */
const leastNew = 0.4
const mostQuoted = 2

export type QuestionAsked = {
  known: AnsweredQuestion
  language: FactLanguage
  score: number
  isExact: boolean
}

/**
 * The answered question that a message asks, by its own words or completed from the conversation.
 * @returns undefined when none is near enough, or two with other answers are equally near
 */
export async function questionAsked(
  knowledge: Pick<Knowledge, 'questionsLike'>,
  question: Question,
): Promise<QuestionAsked | undefined> {
  const language = factLanguageOf(question.message)
  if (!language || question.attachments.some(({ isEarlier }) => !isEarlier)) return undefined
  const texts = [question.message, ...completedQuestions(question)]
  const [alone = [], ...completed] = await knowledge.questionsLike(texts, language)
  const said = question.history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const best = new Map<AnsweredQuestion, QuestionFound>()
  const take = (found: QuestionFound) => {
    if ((best.get(found.known)?.score ?? 0) < found.score) best.set(found.known, found)
  }
  for (const found of alone) take(found)
  for (const found of completed.flat()) {
    // What was said last is no answer to a question that goes on.
    if (said.includes(found.known.say[language] ?? '')) continue
    take({ ...found, isExact: false, score: found.score - completedLoses })
  }
  const [first, ...others] = [...best.values()].sort((a, b) => rankOf(b) - rankOf(a))
  if (!first) return undefined
  const { least, gap } = thresholds[language]
  const answer = first.known.say[language]
  const second = others.find(
    ({ known }) => known.say[language] !== answer && goesWith(first.known, known),
  )
  const enough = first.known.from === 'staff' ? ownLeast[language] : least
  if (first.score < enough || first.score - (second?.score ?? 0) < gap) return undefined
  return { ...first, language }
}

/** What staff have written goes before a known question that is about as near. */
const ownPreferred = 0.1
/** It goes before facts too, so it must be clearly the question that was asked. */
const ownLeast = { en: 0.52, fr: 0.45 }
const rankOf = ({ known, score }: QuestionFound) =>
  score + (known.from === 'staff' ? ownPreferred : 0)
/** Between staff's answer and a known question there is no doubt. */
const goesWith = (first: AnsweredQuestion, other: AnsweredQuestion) =>
  first.from !== 'staff' || other.from === 'staff'

/**
 * The reply that says an answered question; `others` are linked below its page.
 * @param pageText what is said instead, where the text of the page answers
 */
export function questionReply(
  { known, language }: QuestionAsked,
  others: readonly Source[],
  pageText?: string,
): Reply {
  const { source, intent, isUnstated = false } = known
  // Staff have chosen the page.
  const beside = known.from === 'staff' && source ? [] : others
  const sources = source ? [source, ...beside.filter(({ path }) => path !== source.path)] : beside
  return {
    kind: isUnstated ? 'unsure' : 'answer',
    intent,
    text:
      pageText ?? [known.say[language], ...(language === 'en' ? proofOf(known) : [])].join('\n\n'),
    sources: sources.slice(0, 3),
    offersPerson: isUnstated,
    provider: 'builtin',
    quality: 'basic',
  }
}

/** The sentences of the proof that say more than the answer. */
function proofOf({ say, proof }: AnsweredQuestion): string[] {
  const said = new Set(stemsIn.en(say.en ?? ''))
  const added = proof.filter((text) => {
    const stems = stemsIn.en(text)
    const fresh = stems.filter((stem) => !said.has(stem))
    return isSentence(text) && fresh.length / Math.max(1, stems.length) >= leastNew
  })
  return added.length > 0 ? [added.slice(0, mostQuoted).join(' ')] : []
}
