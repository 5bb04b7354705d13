import type { Reply } from '../assistant.ts'
import { sentencesOf, wordsIn } from '../knowledge/sentences.ts'

/** With so many words, a message tells a story before it asks. */
const storyWords = 25
const leastWords = 4

/**
 * The reply to a message that tells a story first: when the whole message finds no answer, its last sentence is
 * asked alone.
 */
export async function withoutStory(
  message: string,
  whole: Reply,
  ask: (question: string) => Promise<Reply>,
): Promise<Reply> {
  const isNone = whole.kind === 'refused' || (whole.kind === 'unsure' && !whole.isUnstated)
  const last = sentencesOf(message).at(-1) ?? ''
  const isStory = wordsIn(message) >= storyWords && last !== message.trim()
  if (!isNone || !isStory || !last.endsWith('?') || wordsIn(last) < leastWords) return whole
  const reply = await ask(last)
  return reply.kind === 'answer' ? reply : whole
}
