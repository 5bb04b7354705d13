import { assistant } from '#content/assistant.ts'
import { chatLead } from '#content/chat-lead.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'
import type { Question, Turn } from '../assistant.ts'
import { wordsIn } from '../knowledge/sentences.ts'
import { stemsOf } from '../knowledge/word-index.ts'
import { isQuoteOfFile } from './attachments.ts'
import { courtesyIn } from './courtesy.ts'

const mostWords = 9
const leastStems = 3
/** With so many words that carry meaning, a message says itself what it is about. */
const mostStems = 5
const fromFiles = 300
/** Goes on with what was said before, unless a question in full words follows. */
const joining = /^(?:and|but|so|or|then|ok(?:ay)?|well)\b[ ,]*/i
/** Refers to something that was said before. */
const pointing =
  /^(?:what about|how about)\b|\b(?:it|its|that|this|they|them|their|those|these|there|one|ones|same|he|him|his|she|her|both|such|we have|afterwards?|else|more|too|as well)\b/i
/** Says that something exists ("there is"), which refers to nothing. */
const existing = /\b(?:is|are|was|were|isn['’]t|aren['’]t) there\b|\bthere(?: is| are|['’]s)\b/gi
/** A complete question, even when it is short. */
const whole =
  /^(?:is|are) there\b|^(?:who|what|where|when|why|which|how|do|does|did|is|are|can|could|have|has|will|may|tell|show)\b.*\b(?:i|you|your|yours|we|our|us|my|me|somebody|someone|people)\b/i
/** Refers to the page on which the chat is open. */
const pointingHere = /\b(?:this|it|its|here)\b/i
/** What the assistant says to a message that was not a question: an answer to its own offer, or courtesy. */
const takenDown: readonly string[] = [
  ...[chatLead.en, chatLead.fr].flatMap(({ declined, below, contact }) => [
    ...[declined, below, contact.intro, contact.refused],
  ]),
  ...[assistant, assistant.french].flatMap(
    ({ greeting, greetingAgain, thanks, thanksAgain, farewell }) => [
      ...[greeting, greetingAgain, thanks, thanksAgain, farewell],
    ],
  ),
]

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
  const topic = topicOf(history)
  // Who asked "how does this work" meant the page.
  const meant = topic && goesOn(topic) ? pageNamed(topic, page) : undefined
  const before = [meant && `${meant} ${topic}`, topic, here]
  return before.flatMap((one) => (one ? [`${one} ${message}`] : []))
}

/** Whether a message goes on with what was said, and says little by itself. */
export function goesOn(message: string): boolean {
  if (wordsIn(message) > mostWords) return false
  const own = message.trim().replace(joining, '')
  const stems = stemsOf(own).length
  if (stems >= mostStems) return false
  const isWhole = whole.test(own)
  const isJoined = own !== message.trim() && !(isWhole && stems > 1)
  const isPiece = stems < leastStems && !isWhole
  return isJoined || isPiece || pointing.test(own.replaceAll(existing, ''))
}

/** Whether a turn is a question of the visitor: no greeting, and nothing that was said about a file or a contact. */
export function isQuestionBefore({ role, content }: Turn, reply: Turn | undefined): boolean {
  const isTaken = reply && takenDown.some((phrase) => reply.content.startsWith(phrase))
  return role === 'user' && !isTaken && !isQuoteOfFile(reply) && !courtesyIn(content)
}

/** The visitor's last complete question, otherwise the last message. */
function topicOf(history: readonly Turn[]): string | undefined {
  const asked = history.flatMap((turn, place) =>
    isQuestionBefore(turn, history[place + 1]) ? [turn.content] : [],
  )
  return asked.findLast((content) => !goesOn(content)) ?? asked.at(-1)
}

function pageNamed(message: string, page: string | undefined): string | undefined {
  if (!page || page === '/' || !goesOn(message) || !pointingHere.test(message)) return undefined
  return siteMap[page as SitePath]?.name
}
