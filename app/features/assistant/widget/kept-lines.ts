import type { ChatMessage } from '#app/features/assistant/assistant.ts'
import { wordsIn } from './chat-words.ts'
import type { Line } from './line.ts'

/** The lines of a message that this page did not write itself: staff, another tab, an earlier visit. */
export function linesOf(message: ChatMessage, conversationId: string | null): Line[] {
  const { seq, role, author, content, answer, feedback, isByMail } = message
  const { files = [], pictures = [] } = message
  const { image } = wordsIn[answer?.language ?? 'en']
  const id = `kept-${conversationId}-${seq}`
  const by = role === 'user' ? 'visitor' : role
  const line: Line = { id, by, author, text: content, files, isByMail, ...(answer && { answer }) }
  const read = pictures.flatMap(({ name, text }, at): Line[] => [
    { id: `${id}-image-${at}`, by: 'visitor', text: image.line(name) },
    { id: `${id}-text-${at}`, by: 'assistant', text, caption: image.caption(name) },
  ])
  return [...read, feedback ? { ...line, thumb: feedback.thumb } : line]
}
