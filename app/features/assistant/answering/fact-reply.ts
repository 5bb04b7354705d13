import type { Question, Reply, Source } from '../assistant.ts'
import type { Fact } from '../facts/fact.ts'
import { factLanguageAmong } from '../facts/fact-language.ts'
import { folded } from '../facts/fold.ts'
import { type FactFound, factFor } from '../facts/match-fact.ts'
import { completedQuestions, goesOn } from './follow-up.ts'

export type FactAsked = FactFound & { text: string }

/**
 * The fact that a message asks for, said in its language: by its own words, or completed by what was
 * asked before or by the open page. One that was just said is not said again to a question that goes on.
 */
export function factAsked(facts: readonly Fact[], question: Question): FactAsked | undefined {
  const language = factLanguageAmong(question)
  if (!language || question.attachments.some(({ isEarlier }) => !isEarlier)) return undefined
  const said = question.history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const spoken = facts.filter((fact) => fact.say[language] !== undefined)
  const alone = factFor(spoken, question.message)
  const fresh = spoken.filter((fact) => !said.includes(fact.say[language] ?? ''))
  const completed = [...completedQuestions(question), ...namedBefore(facts, question)].map((text) =>
    factFor(fresh, text, question.message),
  )
  const best = [alone, ...completed].reduce(
    (a, b) => (b && (!a || b.score > a.score + alonePreferred) ? b : a),
    null,
  )
  return best ? { ...best, text: best.fact.say[language] ?? '' } : undefined
}

/** The message with the name that was said last, when it goes on: "where is it" is about a position. */
function namedBefore(facts: readonly Fact[], { message, history }: Question): string[] {
  if (!goesOn(message)) return []
  const said = folded(history.findLast(({ role }) => role === 'assistant')?.content ?? '')
  const slots = facts.flatMap(({ asked }) => asked.flatMap(({ has }) => has))
  const named = [...new Set(slots)]
    .filter((slot) => /^=\p{Lu}/u.test(slot))
    .map((slot) => ({ name: slot.slice(1), at: said.indexOf(folded(slot.slice(1))) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  return named.slice(0, 1).map(({ name }) => `${name}: ${message}`)
}

/** A completed question has more words and fills more slots: it must be better by more than this. */
const alonePreferred = 0.75

/** The reply that says a fact; `others` are linked below its page. */
export function factReply(
  { fact, text }: Pick<FactAsked, 'fact' | 'text'>,
  others: readonly Source[],
): Reply {
  const { source, intent, isUnstated = false, offersPerson = false } = fact
  return {
    kind: isUnstated ? 'unsure' : 'answer',
    intent,
    text,
    sources: [source, ...others.filter(({ path }) => path !== source.path)].slice(0, 3),
    offersPerson: offersPerson || isUnstated,
    isUnstated,
    provider: 'builtin',
    quality: 'basic',
  }
}
