import type { ChatQuestion, Reply } from '../assistant.ts'

/** What a message may be long, in characters as Unicode numbers them. */
export const messageLength = 4_000
export const filesPerMessage = 5
export const picturesPerMessage = 5
/** Of a picture's text; more is cut off. */
export const pictureLength = 8_000
/** How many files of earlier messages an answer may know of, and how many of their characters. */
export const earlierFiles = 5
export const earlierCharacters = 100_000
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
export type StoredReply = Omit<Reply, 'text' | 'next'> & {
  question: ChatQuestion | null
  leadReference: string | null
  booking: string | null
}
