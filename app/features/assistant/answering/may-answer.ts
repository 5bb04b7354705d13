import type { FactLanguage } from '../facts/fact.ts'
import type { AnsweredQuestion } from '../questions/answered-question.ts'
import { pageOf } from './thread.ts'

/**
 * Whether an answered question may answer a message at all: one about a position needs a message about
 * work, and one without a number does not answer "how many".
 * @param isNear the conversation is on its page
 */
export function mayAnswer(
  known: AnsweredQuestion,
  language: FactLanguage,
  message: string,
  isNear: boolean,
): boolean {
  const isPosition = pageOf(known.source?.path) === '/careers'
  if (isPosition && !isNear && !asksForWork(message)) return false
  return !asksNumber.test(message) || hasNumber(known, language)
}

export const asksForWork = (text: string): boolean => work.test(text)

/** Positions are described with the words of our solutions, so a question about one must name work. */
const work =
  /\b(?:jobs?|positions?|vacanc\w+|hir(?:e|es|ed|ing)|careers?|recruit\w*|employ\w*|salar\w+|interns?(?:hips?)?|resum\w+|r[ée]sum[ée]s?|cv|cover letter|interview\w*|colleagues?|roles?|work (?:for|at|with) (?:you|unordin)|join (?:you|your|the|unordin)|apply|candidat\w*|engineers?|designers?|managers?|analysts?|consultants?|remote\w*|part[ -]time|on[ -]call|sponsor\w*|relocat\w*|work (?:permit|visa)s?)\b|(?:emplois?|postes?|embauch|carri[èe]res?|recrut|candidat|salaire|stages?\b|t[ée]l[ée]travail|travailler (?:chez|pour|avec) (?:vous|unordin)|coll[èe]gues?|postuler|ing[ée]nieur|entrevue|entretiens? d['’]embauche|lettres? de (?:motivation|pr[ée]sentation)|mi-temps)/iu

const asksNumber = /\bhow many\b|\bcombien d(?:e |['’])(?!temps)/i
const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix)\b/i

/** That there is none also answers how many there are; a "No" to another question does not. */
const none =
  /^(?:no \p{L}|none\b|not one\b|our pages (?:name|state|list|give) no\b|aucune? \p{L}|nos pages n['’]\p{L}+ (?:ni|aucune?)\b)/iu

const hasNumber = ({ say, proof, isUnstated }: AnsweredQuestion, language: FactLanguage) =>
  isUnstated || none.test(say[language] ?? '') || number.test([say[language], ...proof].join(' '))
