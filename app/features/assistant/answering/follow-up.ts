import { chatLead } from '#content/chat-lead.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'
import type { Question, Turn } from '../assistant.ts'
import { wordsIn } from '../knowledge/sentences.ts'
import { stemsOf } from '../knowledge/word-index.ts'
import { isQuoteOfFile } from './attachments.ts'
import { courtesyIn } from './courtesy.ts'

const mostWords = 9
const leastStems = 3
const fromFiles = 300
/** Refers to something that was said before. */
const pointing =
  /^(?:and|but|so|what about|how about|or)\b|\b(?:it|its|that|this|they|them|those|these|there|one|same|we have|afterwards?|else|more)\b/i
/** Says that something exists ("there is"), which refers to nothing. */
const existing = /\b(?:is|are|was|were|isn['’]t|aren['’]t) there\b|\bthere(?: is| are|['’]s)\b/gi
/** A complete question, even when it is short. */
const whole =
  /^(?:is|are) there\b|^(?:who|what|where|when|why|which|how|do|does|did|is|are|can|could|have|has|will|may|tell|show)\b.*\b(?:i|you|your|yours|we|our|us|my|me|somebody|someone|people)\b/i
/** Refers to the page on which the chat is open. */
const pointingHere = /\b(?:this|it|its|here)\b/i
/** What the assistant says after an answer to its own offer: the message before it was not a question. */
const takenDown: readonly string[] = [chatLead.en, chatLead.fr].flatMap(
  ({ declined, below, contact }) => [declined, below, contact.intro, contact.refused],
)

/**
 * What to search for. A short question that refers to something is searched together with the question
 * before it, or with the name of the open page when the conversation has just begun. A message of few
 * words is searched together with the beginning of the attached file.
 */
export function wholeQuestion({ message, history, attachments, page }: Question): string {
  const says = stemsOf(message).length
  const follows = goesOn(message) ? topicOf(history) : undefined
  const here = follows === undefined && history.length === 0 && pageNamed(message, page)
  const attached = attachments.find(({ isEarlier }) => !isEarlier)
  const file = says < leastStems && attached?.text.slice(0, fromFiles)
  return [follows ?? here, message, file].filter(Boolean).join(' ').trim()
}

/** The question completed in the ways that make sense: by the one before it, and by the open page. */
export function completedQuestions({ message, history, page }: Question): string[] {
  if (!goesOn(message)) return []
  const here = pageNamed(message, page)
  return [topicOf(history), here].flatMap((before) => (before ? [`${before} ${message}`] : []))
}

/** What was asked before, when the message goes on with it. */
export const topicBefore = ({ message, history }: Question): string | undefined =>
  goesOn(message) ? topicOf(history) : undefined

/** Whether a message goes on with what was said, and says little by itself. */
export function goesOn(message: string): boolean {
  const isShort = wordsIn(message) <= mostWords
  const isPiece = stemsOf(message).length < leastStems && !whole.test(message.trim())
  return isShort && (pointing.test(message.replaceAll(existing, '')) || isPiece)
}

/** The visitor's last complete question, otherwise the last message. */
function topicOf(history: readonly Turn[]): string | undefined {
  const asked = history.flatMap(({ role, content }, place) => {
    const next = history[place + 1]
    const isTaken = next && takenDown.some((phrase) => next.content.startsWith(phrase))
    return role !== 'user' || isTaken || isQuoteOfFile(next) || courtesyIn(content) ? [] : [content]
  })
  return asked.findLast((content) => !goesOn(content)) ?? asked.at(-1)
}

function pageNamed(message: string, page: string | undefined): string | undefined {
  if (!page || page === '/' || !goesOn(message) || !pointingHere.test(message)) return undefined
  return siteMap[page as SitePath]?.name
}
