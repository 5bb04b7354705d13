import type { FactLanguage } from '../facts/fact.ts'
import type { Knowledge } from '../knowledge/knowledge-service.server.ts'
import type { QuestionFound } from '../questions/answered-question.ts'
import { stemsIn } from '../questions/stems.ts'
import { mayAnswer } from './may-answer.ts'
import type { QuestionAsked } from './question-reply.ts'
import { pageOf, type Thread } from './thread.ts'
import { placeOfAnswer } from './yes-no.ts'

/** An answered question that a message may ask which goes on with a conversation. */
export type Continued = QuestionFound & {
  /** How likely it is asked, from 0 to 1; those of all questions are 1 together. */
  chance: number
}

/**
 * How an answered question is compared with the message alone, and with the message as it is read after the
 * question and the answer before it. Fitted with messages of conversations that others had written.
 */
const weights = {
  ...{ alone: 1, joint: 19.5 },
  ...{ samePage: 3.6, said: 0, saidElse: -1, byItself: 4 },
}

/** From this chance on, it is the question that was asked. */
const likely = 0.3
/** On a page that the conversation is not on. */
const likelyElsewhere = 0.6
/** With a smaller chance it must be so much likelier than the next one. */
const standsOut = { chance: 0.15, times: 3 }
/** For a message that says itself what it asks, but to which nothing was found. */
export const surely = 0.3
/** Another one of the same page, which is about as likely, is answered too. */
const aboutAsLikely = 0.75
/** A message is known by itself when it is so much like a question that has nearly all its words. */
const byItself = { score: 0.72, share: 0.9, stems: 2 }
/** Who asks with so many words, of which the last answer has less than this share, asks for another one. */
const newWords = { share: 0.5, stems: 2 }
/** That nothing is stated is only said to those who surely ask for it. */
const surelyUnstated = 0.5
/** What was just said is said again only with this chance: it has the word that is asked for. */
const saidAgain = 0.8
const asksForMore =
  /\b(?:else|others?|more|another|besides|next)\b|(?<!\p{L})(?:autres?|sinon)(?!\p{L})/iu

/**
 * The answered question that a message asks together with the conversation before it.
 * @param least the chance that it must have
 */
export async function continuedQuestion(
  knowledge: Pick<Knowledge, 'questionsLike'>,
  message: string,
  language: FactLanguage,
  thread: Thread,
  least = likely,
): Promise<QuestionAsked | undefined> {
  const asked = `${thread.topic} ${message}`
  const isHere = ({ known }: QuestionFound) => thread.pages.has(pageOf(known.source?.path) ?? '')
  const isSaid = (answer = '') => placeOfAnswer(thread.said, answer, language) >= 0
  const isHeard = ({ known, chance }: Continued) =>
    (asksForMore.test(message) || chance < saidAgain) && isSaid(known.say[language])
  const ranked = await rankContinued(knowledge, message, language, thread)
  const left = ranked.filter(
    (one) => mayAnswer(one.known, language, asked, isHere(one)) && !isHeard(one),
  )
  const sum = left.reduce((all, { chance }) => all + chance, 0)
  const [first, second] = left.slice(0, 2).map((one) => ({ ...one, chance: one.chance / sum }))
  if (!first) return undefined
  const isOut =
    least === likely &&
    isHere(first) &&
    first.chance >= standsOut.chance &&
    first.chance >= standsOut.times * (second?.chance ?? 0)
  const needed = first.known.isUnstated ? surelyUnstated : isHere(first) ? least : likelyElsewhere
  if (first.chance < Math.max(least, needed) && (!isOut || first.known.isUnstated)) return undefined
  const isSamePage = pageOf(first.known.source?.path) === pageOf(second?.known.source?.path)
  const isBoth =
    second &&
    isSamePage &&
    !second.known.isUnstated &&
    !isSaid(second.known.say[language]) &&
    second.chance >= first.chance * aboutAsLikely
  return { ...first, language, isHere: isHere(first), ...(isBoth && { second: second.known }) }
}

/** All answered questions by how likely a message asks for them that goes on, the likeliest first. */
export async function rankContinued(
  knowledge: Pick<Knowledge, 'questionsLike'>,
  message: string,
  language: FactLanguage,
  { topic, said, answered, pages }: Thread,
): Promise<Continued[]> {
  const after = { asked: topic, said: answered?.say[language] ?? '' }
  const texts = [message, { text: message, after }]
  const [alone = [], joint = []] = await knowledge.questionsLike(texts, language)
  const ofBoth = new Map(joint.map((one) => [one.known, one]))
  const stems = stemsIn[language](message).length
  const found = alone.map((own) => {
    const both = ofBoth.get(own.known) ?? own
    const answer = own.known.say[language]
    const isNew = stems >= newWords.stems && own.share < newWords.share
    const strength =
      weights.alone * own.score +
      weights.joint * both.score +
      (pages.has(pageOf(own.known.source?.path) ?? '') ? weights.samePage : 0) +
      (answer && placeOfAnswer(said, answer, language) >= 0
        ? isNew
          ? weights.saidElse
          : weights.said
        : 0)
    const isByItself =
      own.isExact ||
      (stems >= byItself.stems &&
        own.score >= byItself.score &&
        own.share >= byItself.share &&
        own === alone[0])
    return {
      ...own,
      score: Math.max(own.score, both.score),
      strength: strength + (isByItself ? weights.byItself : 0),
    }
  })
  const most = Math.max(...found.map(({ strength }) => strength))
  const sum = found.reduce((all, { strength }) => all + Math.exp(strength - most), 0)
  return found
    .map(({ strength, ...one }) => ({ ...one, chance: Math.exp(strength - most) / sum }))
    .sort((a, b) => b.chance - a.chance)
}
