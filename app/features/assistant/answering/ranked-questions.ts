import type { Question } from '../assistant.ts'
import type { FactLanguage } from '../facts/fact.ts'
import type { Knowledge } from '../knowledge/knowledge-service.server.ts'
import type { AnsweredQuestion, QuestionFound } from '../questions/answered-question.ts'
import { contextOf, goesOnIn, type QuestionContext } from './question-context.ts'
import { pageOf, type Thread } from './thread.ts'

/** An answered question with how likely it is asked, from 0 to 1; those of all questions are 1 together. */
export type Ranked = QuestionFound & { chance: number; isNear: boolean }

// Fitted with three sets of sixty conversations that others had written, each set tested with what the two
// others gave. Earlier sets gave more to the page that is read.
/**
 * How a message is compared. `joint` is the share of the message as it is read after the question and the
 * answer before it, beside the message alone; `here` is what a question gains whose page is read, `before`
 * that of the last answers; a greater `sharpness` makes the nearest question likelier.
 */
const ways = {
  first: { joint: 0, here: 0.15, before: 0, sharpness: 22 },
  later: { joint: 0.45, here: 0.08, before: 0.15, sharpness: 18 },
  goesOn: { joint: 0.8, here: 0.05, before: 0.15, sharpness: 14 },
}
/** What an answer of staff gains on its page. */
const staffGains = 0.06
/** What staff have written goes before a known question that is about as near. */
const staffPreferred = 0.1
/** What a completed question loses: it has words that the visitor did not say now. */
const completedLoses = 0.05
/** Of a completed question, the answered one must have this share of the visitor's own words. */
const leastOwn = 0.5

/**
 * The answered questions by how likely a message asks for them, by its own words and together with the
 * conversation before it. The likeliest is first, and what is asked word for word goes before all others.
 * @param thread the conversation before the message, if there is one
 * @param mayAnswer whether a question may be asked at all
 */
export async function rankedQuestions(
  knowledge: Pick<Knowledge, 'questionsLike'>,
  question: Question,
  language: FactLanguage,
  thread: Thread | undefined,
  mayAnswer: (found: QuestionFound, isNear: boolean) => boolean,
): Promise<Ranked[]> {
  const { message } = question
  const way = !thread ? ways.first : goesOnIn(language, message) ? ways.goesOn : ways.later
  const context = contextOf(question, language, thread)
  const after = thread && { asked: thread.topic, said: thread.answered?.say[language] ?? '' }
  const others = [...context.variants, ...context.completions]
  const joined = after ? [{ text: message, after }] : []
  const lists = await knowledge.questionsLike([message, ...joined, ...others], language)
  const [alone = [], ...rest] = lists
  const [joint, more] = [rest.slice(0, joined.length).flat(), rest.slice(joined.length)]
  const own = new Map(alone.map((one) => [one.known, one]))
  const ofJoint = new Map(joint.map((one) => [one.known, one.score]))
  const best = new Map<AnsweredQuestion, QuestionFound>()
  const take = (found: QuestionFound, loses = 0) => {
    const { known } = found
    // What staff have written was not learnt: together with other words it is not found.
    const share = known.from === 'staff' ? 0 : way.joint
    const both = (1 - share) * found.score + share * (ofJoint.get(known) ?? found.score)
    const score = both - loses + gainOf(known, context, way)
    if ((best.get(known)?.score ?? 0) < score) best.set(known, { ...found, score })
  }
  for (const found of alone) take(found)
  for (const found of more.slice(0, context.variants.length).flat()) take(found)
  for (const found of more.slice(context.variants.length).flat()) {
    const share = own.get(found.known)?.share ?? 0
    if (share >= leastOwn) take({ ...found, share, isExact: false }, completedLoses)
  }
  const ranked = [...best.values()]
    .map((found) => ({ ...found, isNear: isNear(found.known, context) }))
    .filter((found) => mayAnswer(found, found.isNear))
    .sort((a, b) => rankOf(b) - rankOf(a))
  const most = ranked[0]?.score ?? 0
  const powers = ranked.map(({ score }) => Math.exp((score - most) * way.sharpness))
  const sum = powers.reduce((all, power) => all + power, 0)
  return ranked.map((one, place) => ({ ...one, chance: (powers[place] ?? 0) / sum }))
}

function gainOf(
  { from, source }: AnsweredQuestion,
  { here, before }: QuestionContext,
  way: (typeof ways)[keyof typeof ways],
): number {
  const page = pageOf(source?.path) ?? ''
  const gain = before.has(page) ? Math.max(way.before, way.here) : page === here ? way.here : 0
  return from === 'staff' ? Math.min(gain, staffGains) : gain
}

/** Whether the conversation is on the page of an answered question. */
function isNear({ source }: AnsweredQuestion, { here, before }: QuestionContext): boolean {
  const page = pageOf(source?.path) ?? ''
  return page === here || before.has(page)
}

const rankOf = ({ known, score, isExact }: QuestionFound) =>
  score + (known.from === 'staff' ? staffPreferred : 0) + (isExact ? 1 : 0)
