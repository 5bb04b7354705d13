import type { Question } from '../assistant.ts'
import type { FactLanguage } from '../facts/fact.ts'
import type { Knowledge } from '../knowledge/knowledge-service.server.ts'
import type { QuestionFound } from '../questions/answered-question.ts'
import { mayAnswer } from './may-answer.ts'
import { goesOnIn } from './question-context.ts'
import type { QuestionAsked } from './question-reply.ts'
import { rankedQuestions } from './ranked-questions.ts'
import { pageOf, threadOf } from './thread.ts'
import { placeOfAnswer } from './yes-no.ts'

/** However likely among all, what has a smaller score than this, with the gain of its page, was not asked. */
const leastScore = 0.4
/** From this chance on, it is the question that was asked. Chosen with questions that the space was not learnt from. */
const likely = 0.2
/** Of two that are nearly as likely, none is guessed. */
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
 * before.
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
  const found = await rankedQuestions(knowledge, question, language, thread, (one, isNear) =>
    one.known.from === 'staff'
      ? one.score >= leastOfStaff
      : mayAnswer(one.known, language, asked, isNear),
  )
  // Between staff's answer and a known question there is no doubt; between two of staff there may be.
  if (found[0]?.known.from === 'staff')
    return clearlyFirst(
      found.filter(({ known }) => known.from === 'staff'),
      language,
    )
  const said = thread?.said ?? ''
  const left = found.filter(
    ({ known, chance }) =>
      (chance >= saidAgain && !asksForMore.test(message)) ||
      placeOfAnswer(said, known.say[language] ?? '', language) < 0,
  )
  const [best, next] = left
  if (!best || best.score < leastScore) return undefined
  const chance = best.chance / left.reduce((sum, one) => sum + one.chance, 0)
  const least = best.known.isUnstated ? surelyUnstated : likely
  const isTied = next !== undefined && best.chance < next.chance * clearly
  if (!best.isExact && (chance < least || isTied)) return undefined
  const { isNear, ...known } = best
  return { ...known, chance, language, ...(goesOn && { isHere: isNear }) }
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
