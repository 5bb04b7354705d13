import type { Question } from '../assistant.ts'
import type { FactLanguage } from '../facts/fact.ts'
import type { AnsweredQuestion } from '../questions/answered-question.ts'
import { goesOn, isQuestionBefore } from './follow-up.ts'
import { isGuessed } from './possible-answers.ts'
import { placeOfAnswer } from './yes-no.ts'

/** What a conversation is about, for a message that goes on with it. */
export type Thread = {
  /** The question that was asked last, in full words. */
  topic: string
  /** What was answered. */
  said: string
  /** The answered question that was said, when it was one. */
  answered: AnsweredQuestion | undefined
  /** The page of the last known question among the last answers; without one, the page that was linked first. */
  lately: string | undefined
}

/** The path of a page without the place on it. */
export const pageOf = (path: string | undefined): string | undefined => path?.replace(/#.*/, '')

/**
 * What was asked and answered last.
 * @param goesOn whether a message goes on with the one before it
 * @returns undefined at the beginning of a conversation
 */
export function threadOf(
  { history }: Pick<Question, 'history'>,
  language: FactLanguage,
  known: readonly AnsweredQuestion[],
): Thread | undefined {
  const place = history.findLastIndex((turn, at) => isQuestionBefore(turn, history[at + 1]))
  const asked = history[place]
  if (!asked) return undefined
  const reply = history[place + 1]
  const said = reply?.role === 'assistant' ? reply.content : ''
  const answered = isGuessed(said) ? undefined : firstSaid(said, language, known)
  const own = answered?.asked[language][0]
  const before = history.slice(0, place)
  // A question that went on itself, and was not understood, is completed in the same way.
  const earlier =
    own || !goesOn(asked.content) ? undefined : threadOf({ history: before }, language, known)
  return {
    topic: own ?? [earlier?.topic, asked.content].filter(Boolean).join(' '),
    said,
    answered,
    lately: pageLately(history, language, known),
  }
}

/** So many answers back, a page is still what the conversation is about. */
const fewAnswers = 3

function pageLately(
  history: Question['history'],
  language: FactLanguage,
  known: readonly AnsweredQuestion[],
): string | undefined {
  const said = history
    .filter(({ role, content }) => role === 'assistant' && !isGuessed(content))
    .slice(-fewAnswers)
  for (const { content } of said.toReversed()) {
    const page = pageOf(firstSaid(content, language, known)?.source?.path)
    if (page) return page
  }
  return pageOf(said.at(-1)?.path)
}

/** The answered question whose answer stands first in a text. */
function firstSaid(
  said: string,
  language: FactLanguage,
  known: readonly AnsweredQuestion[],
): AnsweredQuestion | undefined {
  let first: { at: number; one: AnsweredQuestion } | undefined
  for (const one of known) {
    const answer = one.say[language]
    const at = answer && said ? placeOfAnswer(said, answer, language) : -1
    if (at >= 0 && (!first || at < first.at)) first = { at, one }
  }
  return first?.one
}
