import { assistant } from '#content/assistant.ts'
import { conversationCopy } from '#content/conversations.ts'
import { safety } from '#content/safety.ts'
import { screenedReplies } from '#content/screened-replies.ts'
import type { Question, Turn } from '../assistant.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { stemsOf } from '../knowledge/word-index.ts'
import { isQuoteOfFile } from './attachments.ts'
import { goesOn } from './follow-up.ts'

const leastShare = 0.5
const asksNumber = /\b(?:how (?:many|much|long|often|big|old)|when|what number)\b/i
const asksWhy =
  /^\W*(?:and |but |so )?why(?: is that| so| not)?(?: though| then| exactly| please)?\W*$/i
const hasNumber = /\d/

/** Our own phrases, of which the site says nothing. */
const phrases = new Set(textsIn([assistant, conversationCopy]).flatMap(sentencesOf))

const leastCharacters = 30
/** The beginnings of the replies that come before every answer. */
const fixedReplies = textsIn([
  safety,
  screenedReplies,
  Object.values(screenedReplies).map(ofJobs),
]).filter((text) => text.length >= leastCharacters)

/**
 * The sentences of the last answer that a question which goes on asks for: they were said among others,
 * and the visitor asks about one of them. A whole passage is never said again.
 *
 * @param rival the best text that was not said yet
 */
export function fromLastAnswer(
  { message, history }: Question,
  rival: string | undefined,
): string | undefined {
  if (!goesOn(message)) return undefined
  const turn = history.findLast(({ role }) => role === 'assistant')
  if (!turn || isNotFromSite(turn)) return undefined
  const last = turn.content
  const said = last.split('\n').map((line) => sentencesOf(line).filter(isContent))
  if (asksWhy.test(message)) return reasonIn(said)
  const asked = new Set(stemsOf(message))
  const shareOf = (text: string) => {
    const stems = new Set(stemsOf(text))
    return [...asked].filter((stem) => stems.has(stem)).length / Math.max(1, asked.size)
  }
  const wantsNumber = asksNumber.test(message)
  let best: { share: number; text: string } | undefined
  for (const line of said)
    for (const [place, sentence] of line.entries()) {
      const text = [sentence, line[place + 1]].filter(Boolean).join(' ')
      const number = wantsNumber && hasNumber.test(sentence) ? 0.1 : 0
      const share = shareOf(sentence) + number
      if (share > (best?.share ?? leastShare)) best = { share, text }
    }
  return best && best.share > shareOf(rival ?? '') ? best.text : undefined
}

/** What is said in a danger, the fixed replies to other wishes, and what a visitor's own file says. */
const isNotFromSite = (turn: Turn) =>
  isQuoteOfFile(turn) || fixedReplies.some((text) => turn.content.includes(text))

const isContent = (sentence: string) => !sentence.endsWith('?') && !phrases.has(sentence)

/** What follows the first sentence of an answer, which is mostly its reason. */
function reasonIn(said: readonly string[][]): string | undefined {
  const [, ...rest] = said.find((line) => line.length > 1) ?? []
  return rest.length > 0 ? rest.join(' ') : undefined
}

/** What the reply about open positions says whatever is open: without one, and below the list. */
function ofJobs({ jobs }: { jobs: (count: number, shown: readonly string[]) => string }) {
  return [jobs(0, []), jobs(1, []).split('\n').at(-1)]
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
