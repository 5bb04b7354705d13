import type { Question } from '../assistant.ts'
import type { FactLanguage } from '../facts/fact.ts'
import type { Knowledge } from '../knowledge/knowledge-service.server.ts'
import type { AnsweredQuestion, QuestionFound } from '../questions/answered-question.ts'
import { mayAnswer } from './may-answer.ts'
import { goesOnIn } from './question-context.ts'
import type { QuestionAsked } from './question-reply.ts'
import { type Ranked, rankedQuestions } from './ranked-questions.ts'
import { pageOf, threadOf } from './thread.ts'
import { placeOfAnswer } from './yes-no.ts'

/** However likely among all, what has a smaller score than this, with the gain of its page, was not asked. */
const leastScore = 0.4
/** From this chance on, it is answered. Chosen with questions that the space was not learnt from. */
const likely = 0.2
/** Below this chance it is answered together with those that may be meant as well. */
const surely = 0.55
/** What is less likely is not even offered as what may be meant. */
const hardly = 0.06
/** Others that may be meant: each with this share of the chance of the first, until all have `enough` together. */
const others = { most: 2, share: 0.3, enough: 0.75 }
/** Of two that are nearly as likely, none is the answer: both are only offered. */
const clearly = 1.03
/** That nothing is stated is only said to those who surely ask for it. */
const surelyUnstated = 0.5
/** What was just said is said again only with this chance: it has the word that is asked for. */
const saidAgain = 0.35
/** Two of staff that differ by less are equally near; both are answered when they are as near as `bothNear`. */
const tie = { gap: 0.03, bothNear: 0.64 }
/** What staff have written goes before facts too, so it must be clearly the question that was asked. */
const leastOfStaff = 0.52
const asksForMore =
  /\b(?:else|others?|more|another|besides|next)\b|(?<!\p{L})(?:autres?|sinon)(?!\p{L})/iu

/**
 * The answered question that a message asks: by its own words, and together with what was asked and answered
 * before. Where it is not certain, with those that may be meant as well.
 * @returns undefined when none is likely enough, or two of staff with other answers are equally near
 */
export async function questionAsked(
  knowledge: Pick<Knowledge, 'questionsLike' | 'questions'>,
  question: Question,
  language: FactLanguage | null,
): Promise<QuestionAsked | undefined> {
  if (!language || question.attachments.some(({ isEarlier }) => !isEarlier)) return undefined
  const { message } = question
  const thread = threadOf(question, language, await knowledge.questions())
  const goesOn = thread !== undefined && goesOnIn(language, message)
  const asked = goesOn ? `${thread.topic} ${message}` : message
  const ranked = await rankedQuestions(knowledge, question, language, thread, (one, isNear) =>
    one.known.from === 'staff'
      ? one.score >= leastOfStaff
      : mayAnswer(one.known, language, asked, isNear),
  )
  // Between staff's answer and a known question there is no doubt; between two of staff there may be.
  if (ranked[0]?.known.from === 'staff')
    return clearlyFirst(
      ranked.filter(({ known }) => known.from === 'staff'),
      language,
    )
  const said = thread?.said ?? ''
  const left = ranked.filter(
    ({ known, chance }) =>
      (chance >= saidAgain && !asksForMore.test(message)) ||
      placeOfAnswer(said, known.say[language] ?? '', language) < 0,
  )
  const [best, next] = left
  if (!best || best.score < leastScore) return undefined
  const chance = best.chance / left.reduce((sum, one) => sum + one.chance, 0)
  const { isNear, ...known } = best
  const found = { ...known, chance, language, ...(goesOn && { isHere: isNear }) }
  if (best.isExact || chance >= surely) return found
  if (chance < hardly) return undefined
  const least = best.known.isUnstated ? surelyUnstated : likely
  const isTied = next !== undefined && best.chance < next.chance * clearly
  return { ...found, others: othersOf(left, language), isGuess: chance < least || isTied }
}

/** Those beside the first that may be meant, each with another answer. */
function othersOf(left: readonly Ranked[], language: FactLanguage): AnsweredQuestion[] {
  const [best] = left
  const all = left.reduce((sum, one) => sum + one.chance, 0)
  const said = new Set([best?.known.say[language]])
  const chosen: AnsweredQuestion[] = []
  let sum = best?.chance ?? 0
  for (const { known, chance } of left.slice(1)) {
    if (chosen.length === others.most || sum >= others.enough * all) break
    if (chance < others.share * (best?.chance ?? 0)) break
    if (known.isPageText || said.has(known.say[language])) continue
    said.add(known.say[language])
    chosen.push(known)
    sum += chance
  }
  return chosen
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
