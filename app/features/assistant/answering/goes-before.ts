import type { FactAsked } from './fact-reply.ts'
import type { QuestionAsked } from './question-reply.ts'
import { pageOf } from './thread.ts'

/** A fact with such a score goes before a known question in the same words. */
const surelyFact = 1
/** A fact whose question fills so many slots was asked in full words. */
const wholeFact = 2
/** From this chance on, a known question goes before facts of other pages. */
export const surelyAsked = 0.38

/** With this chance, a known question goes before a fact that leaves two words of the message unexplained. */
const clearlyAsked = 0.62
const unexplained = { some: 2, many: 3 }
/** With this chance, before a fact that leaves any word unexplained. */
const nearlyCertain = 0.77

/**
 * Whether a known question goes before a fact. One that goes on with the conversation goes before facts of
 * other pages. Of two of the same page, the fact has the value of today, and one that was asked word for
 * word names the place.
 */
export function goesBefore(known: QuestionAsked | undefined, fact: FactAsked): boolean {
  if (!known) return false
  const isSamePage = pageOf(known.known.source?.path) === pageOf(fact.fact.source.path)
  if (fact.fact.intent === 'pricing' && !saysPrice(known)) return false
  // Of French facts fewer words are known: one that explains nearly all of a message was asked.
  const isNearlyWhole = fact.others === 0 || (fact.others === 1 && fact.score >= wholeFact)
  if (known.language === 'fr' && isNearlyWhole && !known.isExact) return false
  if (known.isHere && !isSamePage && fact.score < wholeFact) return true
  if (known.isExact) return !isSamePage || fact.score < surelyFact
  const chance = known.chance ?? 0
  if (fact.others >= unexplained.many) return true
  if (fact.others >= unexplained.some && chance >= clearlyAsked) return true
  if (fact.others > 0 && chance >= nearlyCertain) return true
  const isWhole = fact.others === 0 && fact.score >= wholeFact
  if (chance < surelyAsked || isWhole) return false
  return !isSamePage || fact.score < surelyFact
}

const ofPrice = /\b(?:pric\w+|costs?|fees?|pays?|paid|charges?|free|budget|estimate\w*)\b/i

/** Whether a known question is about a price: another one of the page does not say what something costs. */
const saysPrice = ({ known, language }: QuestionAsked) =>
  language !== 'en' || ofPrice.test([...known.asked.en, known.say.en].join(' '))
