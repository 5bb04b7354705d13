import type { App } from '#app/platform/app.server.ts'
import type { ChatMessage } from '../assistant.ts'
import { signedAddress } from './chat-session.server.ts'
import type { Conversation } from './conversation-store.server.ts'
import type { KeptMessage } from './message-store.server.ts'
import { answerOf } from './triage-service.server.ts'

/** A stored message as the visitor's browser shows it. The addresses of its files are made for `sessionId`. */
export function messageFor(
  app: App,
  sessionId: string,
  conversation: Conversation,
  message: KeptMessage,
): ChatMessage {
  const { seq, role, content, author_name: author, message_id, files, pictures, feedback } = message
  const shown: ChatMessage = { seq, role, author, content, messageId: message_id }
  if (role === 'user')
    return {
      ...shown,
      isByMail: message.is_by_mail,
      pictures: pictures ?? [],
      files: files.map(({ id, name, type }) => ({
        name,
        type,
        url: signedAddress(app, `${sessionId}/${id}`),
      })),
    }
  if (role !== 'assistant') return shown
  const { handOff: _, staffName: __, ...answer } = answerOf(conversation, message)
  return {
    ...shown,
    answer: { ...answer, handOff: null, staffName: null, resumeKey: null },
    feedback,
  }
}
