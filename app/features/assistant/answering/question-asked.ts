import type { Question } from '../assistant.ts'
import type { FactLanguage } from '../facts/fact.ts'
import type { Knowledge } from '../knowledge/knowledge-service.server.ts'
import type { AnsweredQuestion, QuestionFound } from '../questions/answered-question.ts'
import { contextOf, pageOf, type QuestionContext } from './question-context.ts'
import type { QuestionAsked } from './question-reply.ts'

/** Chosen with the tuning half of the evaluation. */
const thresholds = {
  en: { least: 0.5, gap: 0.03, share: 0.4, sure: 0.65 },
  fr: { least: 0.46, gap: 0.03, share: 0, sure: 0.65 },
}
/** What a question gains whose page the visitor reads, or that of the last answer. */
const gains = { here: 0.06, before: 0.06, beforeGoingOn: 0.1 }
/** What a completed question loses: it has words that the visitor did not say now. */
const completedLoses = 0.05
/** The weight of the message beside what was asked before. */
const ownWeight = 0.6
/** Two that are equally near are both answered when they are as near as this. */
const bothNear = 0.64
/** Of a completed question, the answered one must have this share of the visitor's own words. */
const leastOwn = 0.5
/** That nothing is stated is only said to those who surely ask for it. */
const surelyUnstated = 0.56
/** When a question goes on, one of another page loses this. */
const elsewhereLoses = { en: 0.12, fr: 0.25 }
/** With so many words of its own, a question begins a new subject. */
const newSubject = { en: 2, fr: 4 }
/** What staff have written goes before a known question that is about as near. */
const staffPreferred = 0.1
/** It goes before facts too, so it must be clearly the question that was asked. */
const leastOfStaff = { en: 0.52, fr: 0.45 }
/** Who reads an article asks about the article. */
const besideArticle = 0.1

/**
 * The answered question that a message asks, by its own words or completed from the conversation.
 * @returns undefined when none is near enough, or two with other answers are equally near
 */
export async function questionAsked(
  knowledge: Pick<Knowledge, 'questionsLike' | 'questions'>,
  question: Question,
  language: FactLanguage | null,
): Promise<QuestionAsked | undefined> {
  if (!language || question.attachments.some(({ isEarlier }) => !isEarlier)) return undefined
  const context = contextOf(question, language, await knowledge.questions())
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
  { follows, topic, said, stems, here, before, variants, completions }: QuestionContext,
): Promise<QuestionFound[]> {
  const texts = [message, topic ?? message, ...variants, ...completions]
  const [alone = [], ofTopic = [], ...more] = await knowledge.questionsLike(texts, language)
  const best = new Map<AnsweredQuestion, QuestionFound>()
  const own = new Map(alone.map(({ known, share }) => [known, share]))
  const isNew = ({ say }: AnsweredQuestion) => !said.includes(say[language] ?? '')
  const take = (found: QuestionFound, loses = 0) => {
    if (follows && !isNew(found.known)) return
    const page = pageOf(found.known.source?.path) ?? ''
    const isNewSubject = stems >= newSubject[language] && (own.get(found.known) ?? 0) >= leastOwn
    const isElsewhere = topic && !isNewSubject && page !== here && !before.has(page)
    const score =
      found.score -
      loses -
      (isElsewhere ? elsewhereLoses[language] : 0) +
      (page === here ? gains.here : 0) +
      (before.has(page) ? (follows ? gains.beforeGoingOn : gains.before) : 0)
    if ((best.get(found.known)?.score ?? 0) < score) best.set(found.known, { ...found, score })
  }
  for (const found of alone) take(found)
  for (const found of more.slice(0, variants.length).flat()) take(found)
  // Of a completed question, the visitor's own words must be in the answered one too.
  for (const found of more.slice(variants.length).flat()) {
    const share = stems > 0 ? (own.get(found.known) ?? 0) : found.share
    if (stems === 0 || share >= leastOwn) take({ ...found, share, isExact: false }, completedLoses)
  }
  const scores = new Map(topic ? ofTopic.map(({ known, score }) => [known, score]) : [])
  for (const found of topic ? alone : []) {
    const score = ownWeight * found.score + (1 - ownWeight) * (scores.get(found.known) ?? 0)
    take({ ...found, isExact: false, score })
  }
  return [...best.values()].sort((a, b) => rankOf(b) - rankOf(a))
}

function isNearEnough(
  message: string,
  { known, score, share }: QuestionFound,
  language: FactLanguage,
  { here, before, topic = '' }: QuestionContext,
): boolean {
  const { least, share: leastShare, sure } = thresholds[language]
  if (known.from === 'staff') return score >= leastOfStaff[language]
  const page = pageOf(known.source?.path) ?? ''
  const isNear = page === here || before.has(page)
  if (page === '/careers' && !isNear && !asksForWork.test(`${topic} ${message}`)) return false
  const isArticle = page !== here && /^\/(?:blog|projects)\/./.test(here ?? '')
  if (asksNumber.test(message) && !hasNumber(known, language)) return false
  if (known.isUnstated && (score < surelyUnstated || share < leastOwn)) return false
  if (score < least + (isArticle ? besideArticle : 0)) return false
  return score >= sure || share >= (isNear ? leastShare - 0.1 : leastShare)
}

const rankOf = ({ known, score }: QuestionFound) =>
  score + (known.from === 'staff' ? staffPreferred : 0)

/** Positions are described with the words of our solutions, so a question about one must name work. */
const asksForWork =
  /\b(?:jobs?|positions?|vacanc\w+|hir(?:e|es|ed|ing)|careers?|recruit\w*|employ\w*|salar\w+|interns?(?:hips?)?|resum\w+|r[ée]sum[ée]s?|cv|cover letter|interview\w*|colleagues?|roles?|work (?:for|at|with) (?:you|unordin)|join (?:you|your|the|unordin)|apply|candidat\w*|engineers?|designers?|managers?|analysts?|consultants?|remote\w*|part[ -]time|on[ -]call)\b|(?:emplois?|postes?|embauch|carri[èe]res?|recrut|candidat|salaire|stages?\b|t[ée]l[ée]travail|travailler (?:chez|pour|avec) (?:vous|unordin)|coll[èe]gues?|postuler|ing[ée]nieur|entrevue)/iu

const asksNumber = /\bhow many\b|\bcombien d(?:e |['’])(?!temps)/i
const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix)\b/i

const hasNumber = ({ say, proof, isUnstated }: AnsweredQuestion, language: FactLanguage) =>
  isUnstated || number.test([say[language], ...proof].join(' '))
