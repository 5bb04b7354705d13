import type { Reply, Source } from '../assistant.ts'
import type { FactLanguage } from '../facts/fact.ts'
import { isSentence, sentencesOf, wordsIn } from '../knowledge/sentences.ts'
import type { AnsweredQuestion } from '../questions/answered-question.ts'
import { stemsIn } from '../questions/stems.ts'
import { withoutYesNo } from './yes-no.ts'

/** A sentence of the proof is quoted when at least this share of its words is new. */
const leastNew = 0.4
const mostQuoted = 2
/** A shorter text of a page is the end of another one ("For your supplier register.") and says nothing alone. */
const leastWords = 5

export type QuestionAsked = {
  known: AnsweredQuestion
  language: FactLanguage
  score: number
  isExact: boolean
  /** How likely it is asked, among all; unknown for an answer of staff. */
  chance?: number
  /** The conversation is on its page. */
  isHere?: boolean
  /** Another question that is as near: both answers are given. */
  second?: AnsweredQuestion
  /** It is not certain: these may be meant as well. */
  others?: readonly AnsweredQuestion[]
  /** It is too uncertain to go before anything else that answers. */
  isGuess?: boolean
}

/**
 * The reply that says an answered question; `others` are linked below its page.
 * @param asked the visitor's message
 * @param pageText what is said instead, where the text of the page answers
 */
export function questionReply(
  { known, language, second }: QuestionAsked,
  others: readonly Source[],
  asked: string,
  pageText?: string,
): Reply {
  const { source, intent, isUnstated = false } = known
  // Staff have chosen the page; in French, other pages were searched with the words of another language.
  const isAlone = (known.from === 'staff' && source) || language === 'fr'
  const beside = isAlone ? [] : others
  const own = [source, second?.source].filter((one) => one !== null && one !== undefined)
  const sources = [...new Map([...own, ...beside].map((one) => [one.path, one])).values()]
  const more = second
    ? [withoutYesNo(second.say[language] ?? '', asked, language)]
    : language === 'en'
      ? proofOf(known)
      : []
  const answer = withoutYesNo(known.say[language] ?? '', asked, language)
  return {
    kind: isUnstated ? 'unsure' : 'answer',
    intent,
    text: pageText ?? [answer, ...more].join('\n\n'),
    sources: sources.slice(0, 3),
    offersPerson: isUnstated,
    isUnstated,
    provider: 'builtin',
    quality: 'basic',
  }
}

/** What a sentence begins with that goes on with the one before it. */
const goesOn =
  /^(?:it|its|they|their|this|that|these|those|so|then|but|and|both|he|she|otherwise|instead)\b/i

/** The sentences of the proof that say more than the answer. */
function proofOf({ say, proof }: AnsweredQuestion): string[] {
  const said = new Set(stemsIn.en(say.en ?? ''))
  const isNew = (text: string) => {
    const stems = stemsIn.en(text)
    return stems.filter((stem) => !said.has(stem)).length / Math.max(1, stems.length) >= leastNew
  }
  const whole = proof.filter((text) => isSentence(text) && wordsIn(text) >= leastWords)
  const added = whole.flatMap((text) => {
    const sentences = sentencesOf(text)
    const kept = sentences.filter((sentence, at) => {
      const next = sentences[at + 1]
      return isNew(sentence) || (next !== undefined && isNew(next) && goesOn.test(next))
    })
    return isNew(text) && kept.length > 0 ? [kept.join(' ')] : []
  })
  return added.length > 0 ? [added.slice(0, mostQuoted).join(' ')] : []
}
