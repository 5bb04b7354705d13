import { sentencesOf, wordsIn } from '../knowledge/sentences.ts'

const mostQuestions = 3
/** How a question begins, in English and French. */
const opening =
  '(?:(?:on|in|at|for|with|to|from|by|of|under) (?:what|which|whom)|what|which|who|whom|whose|where|when|why|how|do|does|did|is|are|can|could|will|would|should|may|have|has|qui|que|quoi|quels?|quelles?|où|ou|quand|comment|combien|pourquoi|est-ce|avez|êtes|sont|puis-je|peut-on|pouvez|utilisez|proposez)'
const begins = new RegExp(`^(?:(?:and|also|but|so|et|aussi|mais)[ ,]+)?${opening}(?!\\p{L})`, 'iu')
const joined = new RegExp(`[,;]? (?:and|also|et) (?:also )?(?=${opening}(?!\\p{L}))`, 'iu')
const leastWords = 3

/** Ends a sentence, or leads to a list. */
const ends = /[.!?…:;]["')\]]?$/
/** The sign or the number of a line in a list. */
const listed = /^(?:[-*•–]|\(?\d{1,2}[.)])\s/
/** Asks by its order of words, also without a capital: "how long", "what is", "and does it". */
const asks =
  /^(?:(?:and|also|but|so|et|aussi|mais)[ ,]+)?(?:(?:do|does|did|is|are|can|could|will|would|should|may|have|has|combien|comment|pourquoi|est-ce|quels?|quelles?)(?!\p{L})|how (?:long|much|many|often|fast|big)\b|(?:what|which|who|whom|whose|where|when|why|how)(?:['’]s| (?:\p{L}+ )?(?:do|does|did|is|are|can|could|will|would|should|may|have|has)\b))/iu

/**
 * The questions of a message, in its order. A message with one question is kept whole, because the
 * sentences before it say what it is about; "research and development" is no second question.
 */
export function questionsIn(message: string): string[] {
  const lines = sentencesOf(withoutBrokenLines(message))
  const sentences = lines.map((line) => line.replace(listed, ''))
  const asked = sentences.filter((sentence) => sentence.endsWith('?') || begins.test(sentence))
  const parts = (asked.length > 1 ? asked : [message]).flatMap(halves)
  return parts.length > 1 ? parts.slice(0, mostQuestions) : [message]
}

/** A line break within a sentence is a space: the line does not end, and the next one begins nothing. */
function withoutBrokenLines(message: string): string {
  const lines = message.split('\n').map((line) => line.trim())
  return lines
    .map((line, place) => {
      const next = lines[place + 1]
      if (next === undefined) return line
      return `${line}${isBroken(line, next) ? ' ' : '\n'}`
    })
    .join('')
}

function isBroken(line: string, next: string): boolean {
  if (line === '' || next === '' || ends.test(line) || listed.test(next)) return false
  return !asks.test(next) && !(/^\p{Lu}/u.test(next) && begins.test(next))
}

/** Cuts at an "and" that is followed by a question, when a question stands before it too. */
function halves(text: string): string[] {
  const place = text.search(joined)
  if (place < 0) return [text]
  const first = text.slice(0, place).trim()
  const second = text.slice(place).replace(joined, '').trim()
  const isTwo = begins.test(first) && wordsIn(first) >= leastWords && wordsIn(second) >= leastWords
  return isTwo ? [`${first}?`, second] : [text]
}
