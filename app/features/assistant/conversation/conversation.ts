import type { Reply, TriageAnswer } from '../assistant.ts'

/** The longest message, in Unicode characters. */
export const messageLength = 4_000
export const filesPerMessage = 5
export const picturesPerMessage = 5
/** Characters of a picture's text; the rest is cut off. */
export const pictureLength = 8_000
/** How many files of earlier messages an answer may use, and how many of their characters. */
export const earlierFiles = 5
export const earlierCharacters = 100_000
export const chatFileBytes = 10 * 1024 * 1024
/** The body of an upload: the file, its name and the session. */
export const chatUploadBytes = chatFileBytes + 1024 * 1024
/** How many earlier messages an answer may use. */
export const turnsKnown = 20
export const messagesAtMost = 400

export const conversationStates = ['assistant', 'requested', 'staff'] as const
export type ConversationState = (typeof conversationStates)[number]

export type MessageRole = 'user' | 'assistant' | 'staff' | 'notice'

type LeadParts = Pick<
  TriageAnswer,
  'offersLead' | 'contact' | 'lead' | 'language' | 'leadReference' | 'booking'
>

/** What is stored of the assistant's answer beside its text. */
export type StoredReply = Omit<Reply, 'text' | 'next' | 'isUnstated'> & LeadParts

/** A reply that has nothing to do with a lead. */
export const noLead: LeadParts = {
  offersLead: false,
  contact: null,
  lead: null,
  language: 'en',
  leadReference: null,
  booking: null,
}
