import { folded } from '../facts/fold.ts'
import { unexplained } from '../facts/match-fact.ts'
import type { Consultation } from '../knowledge/consultation.ts'
import { stemsOf } from '../knowledge/word-index.ts'
import type { FactAsked } from './fact-reply.ts'
import { namesIn } from './names.ts'
import type { QuestionAsked } from './question-reply.ts'
import { strangenessOf } from './strangeness.ts'

/** As strange as this, a question needs a nearer known question, and a fact must explain all its words. */
const strange = { known: 0.44, fact: 0.45 }
/** Put into English word for word, a French question seems stranger than it is. */
const strangeFrench = { fact: 0.7 }
/**
 * A known question with a greater chance, or without one with a higher score, is surely the one that was asked.
 * Chosen with three sets of conversations that others had written.
 */
const surelyKnown = { chance: 0.5, veryStrange: 0.7, score: 0.63 }
const veryStrange = 0.7

/** That no price is listed, and which positions are open, also answers what is asked beside it. */
const endsTheQuestion = new Set(['pricing', 'careers'])
/** Facts that list everything there is: who asks for a name that is not among them reads so in the list. */
const completeLists = new Set(['partners', 'offices'])

type Asked = Pick<Consultation, 'meaning' | 'words'>

const strangeness = ({ meaning }: Asked): number => (meaning ? strangenessOf(meaning) : 0)

/**
 * Whether a known question is only near to a question that no page answers.
 * @param asked the message by itself: what was asked before it can be strange
 */
export function isStrange(
  { known, isExact, score, chance, language }: QuestionAsked,
  asked: Asked,
): boolean {
  // Put into English word for word, nearly every French message seems strange.
  if (isExact || known.isUnstated || known.from === 'staff' || language === 'fr') return false
  const own = strangeness(asked)
  const least = own >= veryStrange ? surelyKnown.veryStrange : surelyKnown.chance
  if (chance === undefined ? score >= surelyKnown.score : chance >= least) return false
  return own >= strange.known
}

/**
 * Whether a question has the words of a fact and asks for something else ("Where can I park at your
 * office?"): a name or a word that the site does not have, or any other word in a strange question.
 * @param english what a message in another language says
 */
export function asksElse(
  { fact }: Pick<FactAsked, 'fact'>,
  message: string,
  asked: Asked,
  english = message,
): boolean {
  if (fact.isUnstated || fact.from === 'staff' || endsTheQuestion.has(fact.intent)) return false
  const left = unexplained(english, fact.say.en)
  if (left.length === 0) return false
  const names = new Set(namesIn(message).map((name) => folded(name).trim()))
  const unknown = new Set(asked.words.filter(({ known }) => !known).map(({ word }) => word))
  const isUnknown = (word: string) => stemsOf(word).some((stem) => unknown.has(stem))
  return (
    (!completeLists.has(fact.id) && left.some((word) => names.has(word))) ||
    (asked.meaning !== null && left.some(isUnknown)) ||
    strangeness(asked) >= (english === message ? strange : strangeFrench).fact
  )
}
