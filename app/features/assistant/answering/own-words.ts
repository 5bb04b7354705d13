import type { Passage, Question } from '../assistant.ts'
import { stemsOf } from '../knowledge/word-index.ts'
import { goesOn } from './follow-up.ts'
import { askedStems, isAkin } from './page-parts.ts'
import { pageOf } from './thread.ts'

/** A text that answers a message which goes on must have this share of the message's own words. */
const leastOwn = 0.5
/** On a page that the conversation is not on. */
const elsewhere = { share: 0.75, stems: 2 }

/** The share of a message's own words that a text has; 1 when it has no words that say what is asked. */
export function ownShare(message: string, text: string): number {
  const own = askedStems(message)
  if (own.length === 0) return 1
  const said = new Set(stemsOf(text))
  return own.filter((stem) => said.has(stem) || isAkin(stem, said)).length / own.length
}

/**
 * Whether a passage may be said to a message that goes on with the conversation. It was found together with
 * the words of the question before, which nearly any passage of the subject has.
 */
export function maySay(
  { message, history, page }: Question,
  { path, title, heading, text }: Passage,
): boolean {
  // The first part of the same message was not answered yet.
  if (history.at(-1)?.role !== 'assistant' || !goesOn(message)) return true
  const last = history.findLast(({ role }) => role === 'assistant')?.path
  const share = ownShare(message, `${title} ${heading ?? ''} ${text}`)
  if ([last, page].some((one) => pageOf(one) === path)) return share >= leastOwn
  return askedStems(message).length >= elsewhere.stems && share >= elsewhere.share
}
