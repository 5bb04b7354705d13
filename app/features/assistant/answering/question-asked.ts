import type { Question } from '../assistant.ts'
import type { FactLanguage } from '../facts/fact.ts'
import type { Knowledge } from '../knowledge/knowledge-service.server.ts'
import { wordsIn } from '../knowledge/sentences.ts'
import type { AnsweredQuestion, QuestionFound } from '../questions/answered-question.ts'
import { stemsIn } from '../questions/stems.ts'
import { continuedQuestion, surely } from './continued.ts'
import { mayAnswer } from './may-answer.ts'
import { contextOf, goesOnIn, type QuestionContext } from './question-context.ts'
import type { QuestionAsked } from './question-reply.ts'
import { pageOf, type Thread, threadOf } from './thread.ts'

/** A longer message says itself what it asks. */
const mostWordsGoingOn = 14

/** Chosen with the tuning half of the evaluation. */
const thresholds = {
  en: { least: 0.5, gap: 0.03, share: 0.4, sure: 0.65 },
  fr: { least: 0.45, gap: 0.03, share: 0, sure: 0.65 },
}
/** What a question gains whose page the visitor reads, or that of the last answer. */
const gain = 0.06
/** What a completed question loses: it has words that the visitor did not say now. */
const completedLoses = 0.05
/** Two that are equally near are both answered when they are as near as this. */
const bothNear = 0.64
/** Of a completed question, the answered one must have this share of the visitor's own words. */
const leastOwn = 0.5
/** That nothing is stated is only said to those who surely ask for it. */
const surelyUnstated = 0.56
/** Also with a lower score when it has all words of a French question. */
const allSaid = { score: 0.46, share: 0.9 }
/** What staff have written goes before a known question that is about as near. */
const staffPreferred = 0.1
/** It goes before facts too, so it must be clearly the question that was asked. */
const leastOfStaff = { en: 0.52, fr: 0.45 }
/** Who reads an article asks about the article. */
const besideArticle = 0.1

/**
 * The answered question that a message asks: by its own words, or, when it goes on with the conversation,
 * together with what was asked before.
 * @returns undefined when none is near enough, or two with other answers are equally near
 */
export async function questionAsked(
  knowledge: Pick<Knowledge, 'questionsLike' | 'questions'>,
  question: Question,
  language: FactLanguage | null,
): Promise<QuestionAsked | undefined> {
  if (!language || question.attachments.some(({ isEarlier }) => !isEarlier)) return undefined
  const { message } = question
  const thread = threadOf(question, language, await knowledge.questions())
  const goesOn = thread && goesOnIn(language, message)
  const continued = goesOn && (await continuedQuestion(knowledge, message, language, thread))
  if (continued) return continued
  const own = await ownQuestion(knowledge, question, language, thread)
  // One word of a question that goes on is about the conversation.
  if (goesOn) return stemsIn[language](message).length > 1 || own?.isExact ? own : undefined
  if (own || !thread || wordsIn(message) > mostWordsGoingOn) return own
  return continuedQuestion(knowledge, message, language, thread, surely)
}

/** The answered question that is asked by the words of the message alone. */
async function ownQuestion(
  knowledge: Pick<Knowledge, 'questionsLike'>,
  question: Question,
  language: FactLanguage,
  thread: Thread | undefined,
): Promise<QuestionAsked | undefined> {
  const context = contextOf(question, language, thread)
  const found = await rankedIn(knowledge, question.message, language, context)
  const [first, ...others] = found.filter((one) =>
    isNearEnough(question.message, one, language, context),
  )
  if (!first) return undefined
  const answer = first.known.say[language]
  // Between staff's answer and a known question there is no doubt.
  const isRival = ({ known }: QuestionFound) =>
    known.say[language] !== answer && (first.known.from !== 'staff' || known.from === 'staff')
  const second = others.find(isRival)
  const isTie = second && first.score - second.score < thresholds[language].gap
  if (!isTie) return { ...first, language }
  const isSamePage = pageOf(first.known.source?.path) === pageOf(second.known.source?.path)
  return isSamePage || second.score >= bothNear
    ? { ...first, language, second: second.known }
    : undefined
}

/** All answered questions by how likely they are asked, the best first. */
async function rankedIn(
  knowledge: Pick<Knowledge, 'questionsLike'>,
  message: string,
  language: FactLanguage,
  { here, before, variants, completions }: QuestionContext,
): Promise<QuestionFound[]> {
  const texts = [message, ...variants, ...completions]
  const [alone = [], ...more] = await knowledge.questionsLike(texts, language)
  const best = new Map<AnsweredQuestion, QuestionFound>()
  const own = new Map(alone.map(({ known, share }) => [known, share]))
  const take = (found: QuestionFound, loses = 0) => {
    const page = pageOf(found.known.source?.path) ?? ''
    const gains = (page === here ? gain : 0) + (before.has(page) ? gain : 0)
    const score = found.score - loses + gains
    if ((best.get(found.known)?.score ?? 0) < score) best.set(found.known, { ...found, score })
  }
  for (const found of alone) take(found)
  for (const found of more.slice(0, variants.length).flat()) take(found)
  // Of a completed question, the visitor's own words must be in the answered one too.
  for (const found of more.slice(variants.length).flat()) {
    const share = own.get(found.known) ?? 0
    if (share >= leastOwn) take({ ...found, share, isExact: false }, completedLoses)
  }
  return [...best.values()].sort((a, b) => rankOf(b) - rankOf(a))
}

function isNearEnough(
  message: string,
  { known, score, share }: QuestionFound,
  language: FactLanguage,
  { here, before }: QuestionContext,
): boolean {
  const { least, share: leastShare, sure } = thresholds[language]
  if (known.from === 'staff') return score >= leastOfStaff[language]
  const page = pageOf(known.source?.path) ?? ''
  const isNear = page === here || before.has(page)
  if (!mayAnswer(known, language, message, isNear)) return false
  const isAllSaid = language === 'fr' && score >= allSaid.score && share >= allSaid.share
  if (known.isUnstated && !isAllSaid && (score < surelyUnstated || share < leastOwn)) return false
  const isArticle = page !== here && /^\/(?:blog|projects)\/./.test(here ?? '')
  if (score < least + (isArticle ? besideArticle : 0)) return false
  return score >= sure || share >= (isNear ? leastShare - 0.1 : leastShare)
}

const rankOf = ({ known, score }: QuestionFound) =>
  score + (known.from === 'staff' ? staffPreferred : 0)
