import { languageOf } from '../answering/language.ts'
import type { Reply } from '../assistant.ts'
import { spokenIn } from '../safety/spoken-language.ts'

/**
 * What became of a question; stored with the answer, for the staff's reports.
 * - `unstated`: answered with "nobody has stated this"
 * - `unsure`: the site was searched and nothing was good enough: a gap
 * - `handed_over`: a person was called
 * - `safety`: a life may be in danger; such conversations are in no report
 * - `error`: the assistant is switched off, or a file could not be read
 */
export const outcomes = [
  ...(['answered', 'unstated', 'unsure', 'refused', 'courtesy'] as const),
  ...(['handed_over', 'safety', 'error'] as const),
] as const
export type Outcome = (typeof outcomes)[number]

/** What tells the outcome of a reply, beside its kind. */
type Told = {
  reply: Pick<Reply, 'kind' | 'isUnstated'>
  danger?: unknown
  wantsPerson?: boolean
  hasFailed?: boolean
}

export function outcomeOf({ reply, danger, wantsPerson, hasFailed }: Told): Outcome {
  if (danger || reply.kind === 'safety') return 'safety'
  if (wantsPerson) return 'handed_over'
  if (hasFailed) return 'error'
  if (reply.kind === 'answer') return 'answered'
  if (reply.kind === 'unsure') return reply.isUnstated ? 'unstated' : 'unsure'
  return reply.kind === 'refused' ? 'refused' : 'courtesy'
}

export const languages = ['en', 'fr', 'de', 'es', 'pt', 'other'] as const
export type Language = (typeof languages)[number]

const isListed = (language: string): language is Language =>
  (languages as readonly string[]).includes(language)
const fewWords = 3

/** The language of a message; undefined when it has too few words to tell. */
export function languageToStore(message: string): Language | undefined {
  const language = languageOf(message)
  if (language) return isListed(language) ? language : 'other'
  if (message.trim().split(/\s+/).length < fewWords) return undefined
  return spokenIn(message) === 'fr' ? 'fr' : 'en'
}
