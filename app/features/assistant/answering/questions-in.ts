import { sentencesOf, wordsIn } from '../knowledge/sentences.ts'

const mostQuestions = 3
/** How a question begins, in English and French. */
const opening =
  '(?:(?:on|in|at|for|with|to|from|by|of|under) (?:what|which|whom)|what|which|who|whom|whose|where|when|why|how|do|does|did|is|are|can|could|will|would|should|may|have|has|qui|que|quoi|quels?|quelles?|où|ou|quand|comment|combien|pourquoi|est-ce|avez|êtes|sont|puis-je|peut-on|pouvez|utilisez|proposez)'
const begins = new RegExp(`^(?:(?:and|also|but|so|et|aussi|mais)[ ,]+)?${opening}(?!\\p{L})`, 'iu')
const joined = new RegExp(`[,;]? (?:and|also|et) (?:also )?(?=${opening}(?!\\p{L}))`, 'iu')
const leastWords = 3

/**
 * The questions of a message, in its order. A message with one question is kept whole, because the
 * sentences before it say what it is about; "research and development" is no second question.
 */
export function questionsIn(message: string): string[] {
  const sentences = sentencesOf(message)
  const asked = sentences.filter((sentence) => sentence.endsWith('?') || begins.test(sentence))
  const parts = (asked.length > 1 ? asked : [message]).flatMap(halves)
  return parts.length > 1 ? parts.slice(0, mostQuestions) : [message]
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
