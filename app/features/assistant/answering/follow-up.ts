import { conversationWords } from '#content/conversations.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'
import type { Question, Turn } from '../assistant.ts'
import { wordsIn } from '../knowledge/sentences.ts'
import { stemsOf } from '../knowledge/word-index.ts'
import { isQuoteOfFile } from './attachments.ts'
import { courtesyIn } from './courtesy.ts'

const mostWords = 9
const leastStems = 3
const fromFiles = 300
/** Points at something that was said before. */
const pointing =
  /^(?:and|but|so|what about|how about|or)\b|\b(?:it|its|that|this|they|them|those|these|there|one|same|we have|afterwards?|else|more)\b/i
/** Says that something exists, and points at nothing. */
const existing = /\b(?:is|are|was|were|isn['’]t|aren['’]t) there\b|\bthere(?: is| are|['’]s)\b/gi
/** A whole question, however few words it has. */
const whole =
  /^(?:is|are) there\b|^(?:who|what|where|when|why|which|how|do|does|did|is|are|can|could|have|has|will|may|tell|show)\b.*\b(?:i|you|your|yours|we|our|us|my|me|somebody|someone|people)\b/i
/** Points at the page it is asked on, and asks nothing about it. */
const pointingHere = /\b(?:this|it|its|here)\b/i
/** What the assistant says to an answer that it got: what came before it was no question. */
const takenDown: readonly string[] = [
  conversationWords.noted,
  conversationWords.declined,
  conversationWords.wrongEmail,
  conversationWords.noEmail,
  conversationWords.consent.refused,
]

/**
 * What to look for. A short question that points at something goes with the question that named it; with
 * nothing said before, with the page it is asked on. A file that is attached goes with a message that
 * says little.
 */
export function wholeQuestion({ message, history, attachments, page }: Question): string {
  const says = stemsOf(message).length
  const follows = pointsBack(message) ? topicOf(history) : undefined
  const here = follows === undefined && history.length === 0 && pageNamed(message, page)
  const attached = attachments.find(({ isEarlier }) => !isEarlier)
  const file = says < leastStems && attached?.text.slice(0, fromFiles)
  return [follows ?? here, message, file].filter(Boolean).join(' ').trim()
}

function pointsBack(message: string): boolean {
  const isShort = wordsIn(message) <= mostWords
  const isPiece = stemsOf(message).length < leastStems && !whole.test(message.trim())
  return isShort && (pointing.test(message.replaceAll(existing, '')) || isPiece)
}

/** The visitor's last question that stands by itself, else the last one of all. */
function topicOf(history: readonly Turn[]): string | undefined {
  const asked = history.flatMap(({ role, content }, place) => {
    const next = history[place + 1]
    const isTaken = next && takenDown.some((phrase) => next.content.startsWith(phrase))
    return role !== 'user' || isTaken || isQuoteOfFile(next) || courtesyIn(content) ? [] : [content]
  })
  return asked.findLast((content) => !pointsBack(content)) ?? asked.at(-1)
}

function pageNamed(message: string, page: string | undefined): string | undefined {
  if (!page || page === '/' || !pointsBack(message) || !pointingHere.test(message)) return undefined
  return siteMap[page as SitePath]?.name
}
