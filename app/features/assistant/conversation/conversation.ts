import type { ChatQuestion, Reply } from '../assistant.ts'

/** What a message may be long, in characters as Unicode numbers them. */
export const messageLength = 4_000
export const filesPerMessage = 5
export const chatFileBytes = 10 * 1024 * 1024
/** A file, its name and its session, as they travel. */
export const chatUploadBytes = chatFileBytes + 1024 * 1024
/** How many earlier turns an answer may know of. */
export const turnsKnown = 20
export const messagesAtMost = 400

export const conversationStates = ['assistant', 'requested', 'staff'] as const
export type ConversationState = (typeof conversationStates)[number]

export type MessageRole = 'user' | 'assistant' | 'staff' | 'notice'

/** What is kept of an answer of the assistant beside its text. */
export type StoredReply = Omit<Reply, 'text'> & {
  question: ChatQuestion | null
  leadReference: string | null
  booking: string | null
}
