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
const mostWordsGoingOn = 25

/** How much likelier a question is with a greater score: fitted together with the weights of the matcher. */
const sharpness = 23
/** What a question gains whose page the visitor reads, or that of the last answer. Fitted too. */
const gain = { ofContent: 0.226, ofStaff: 0.06 }
/** However likely among all, what has a smaller score than this, with the gain of its page, was not asked. */
const leastScore = 0.4
/** From this chance on, it is the question that was asked. Chosen with questions that the space was not learnt from. */
const likely = 0.35
/** Two of one page that are about as likely are both answered, when one of them is asked with this chance. */
const both = { together: 0.5, times: 0.6 }
/** That nothing is stated is only said to those who surely ask for it. */
const surelyUnstated = 0.5
/** What a completed question loses: it has words that the visitor did not say now. */
const completedLoses = 0.05
/** Of a completed question, the answered one must have this share of the visitor's own words. */
const leastOwn = 0.5
/** Two that differ by less are equally near; both are answered when they are as near as `bothNear`. */
const tie = { gap: 0.03, bothNear: 0.64 }
/** What staff have written goes before a known question that is about as near. */
const staffPreferred = 0.1
/** It goes before facts too, so it must be clearly the question that was asked. */
const leastOfStaff = 0.52

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
  const ranked = await rankedIn(knowledge, question.message, language, context)
  const found = ranked.filter(({ known, score }) => {
    if (known.from === 'staff') return score >= leastOfStaff
    return mayAnswer(known, language, question.message, isNear(known, context))
  })
  const [first] = found
  // Between staff's answer and a known question there is no doubt; between two of staff there may be.
  if (first?.known.from === 'staff')
    return clearlyFirst(
      found.filter(({ known }) => known.from === 'staff'),
      language,
    )
  const [best, next] = withChances(found)
  if (!best || best.score < leastScore) return undefined
  const isSamePage = pageOf(best.known.source?.path) === pageOf(next?.known.source?.path)
  const isBoth =
    next !== undefined &&
    isSamePage &&
    !next.known.isUnstated &&
    best.chance < both.together &&
    best.chance + next.chance >= both.together &&
    next.chance >= best.chance * both.times
  const least = best.known.isUnstated ? surelyUnstated : likely
  if (!best.isExact && best.chance < least && (!isBoth || best.known.isUnstated)) return undefined
  return { ...best, language, ...(isBoth && { second: next.known }) }
}

/** All with how likely each is asked; those of all are 1 together. */
function withChances(found: readonly QuestionFound[]): (QuestionFound & { chance: number })[] {
  const most = found[0]?.score ?? 0
  const powers = found.map(({ score }) => Math.exp((score - most) * sharpness))
  const sum = powers.reduce((all, power) => all + power, 0)
  return found.map((one, place) => ({ ...one, chance: (powers[place] ?? 0) / sum }))
}

/** The first one; both where two are equally near and belong together, none where they do not. */
function clearlyFirst(
  found: readonly QuestionFound[],
  language: FactLanguage,
): QuestionAsked | undefined {
  const [first, ...others] = found
  if (!first) return undefined
  const second = others.find(({ known }) => known.say[language] !== first.known.say[language])
  if (!second || first.score - second.score >= tie.gap) return { ...first, language }
  const isSamePage = pageOf(first.known.source?.path) === pageOf(second.known.source?.path)
  const isBoth = isSamePage || second.score >= tie.bothNear
  return isBoth ? { ...first, language, second: second.known } : undefined
}

/** All answered questions by how likely they are asked, the best first. */
async function rankedIn(
  knowledge: Pick<Knowledge, 'questionsLike'>,
  message: string,
  language: FactLanguage,
  context: QuestionContext,
): Promise<QuestionFound[]> {
  const { variants, completions } = context
  const texts = [message, ...variants, ...completions]
  const [alone = [], ...more] = await knowledge.questionsLike(texts, language)
  const best = new Map<AnsweredQuestion, QuestionFound>()
  const own = new Map(alone.map(({ known, share }) => [known, share]))
  const take = (found: QuestionFound, loses = 0) => {
    const gains = isNear(found.known, context)
      ? gain[found.known.from === 'staff' ? 'ofStaff' : 'ofContent']
      : 0
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

/** Whether the conversation is on the page of an answered question. */
function isNear({ source }: AnsweredQuestion, { here, before }: QuestionContext): boolean {
  const page = pageOf(source?.path) ?? ''
  return page === here || before.has(page)
}

/** What was asked word for word comes first, whatever the page. */
const rankOf = ({ known, score, isExact }: QuestionFound) =>
  score + (known.from === 'staff' ? staffPreferred : 0) + (isExact ? 1 : 0)
