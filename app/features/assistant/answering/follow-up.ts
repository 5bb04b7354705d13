import type { Question } from '../assistant.ts'
import { wordsIn } from '../knowledge/sentences.ts'
import { stemsOf } from '../knowledge/word-index.ts'

const mostWords = 9
const leastStems = 3
const fromFiles = 300
/** Points at something that was said before. */
const pointing =
  /^(?:and|but|so|what about|how about|or)\b|\b(?:it|its|that|this|they|them|those|these|there|one|same|we have|afterwards?|else|more)\b/i

/**
 * What to look for. A short question that points at something goes with the visitor's question before it;
 * a file that is attached goes with a message that says little.
 */
export function wholeQuestion({ message, history, attachments }: Question): string {
  const says = stemsOf(message).length
  const isShort = wordsIn(message) <= mostWords
  const last = history.findLast(({ role }) => role === 'user')?.content
  const follows = last && isShort && (pointing.test(message) || says < leastStems)
  const file = says < leastStems && attachments[0]?.text.slice(0, fromFiles)
  return [follows && last, message, file].filter(Boolean).join(' ').trim()
}
