import type { Intent, PictureText, ReplyKind, Source } from '../assistant.ts'
import type { ConversationState, MessageRole } from '../conversation/conversation.ts'
import type { Feedback } from '../conversation/feedback.ts'
import type { Outcome } from '../conversation/outcome.ts'

/** A conversation as staff see it. */
export type AdminConversation = {
  id: string
  opening: string
  state: ConversationState
  waits: boolean
  intent: Intent
  page: string
  visitor_name: string | null
  visitor_email: string | null
  organisation: string | null
  lead_id: string | null
  taken_by: string | null
  taken_by_name: string | null
  created_at: string
  last_message_at: string
  /** What the visitor thinks of it, from 1 to 5. */
  rating: number | null
  /** The visitor is on the page. */
  is_here: boolean
  /** When they were last seen there. */
  seen_at: string | null
  /** Where answers go by mail: `email` is null when the visitor has taken that back. */
  by_mail: { email: string | null; stopped: string[]; agreed_at: string } | null
}

export type AdminConversationFile = { id: string; name: string; size: number }

export type AdminMessage = {
  seq: number
  role: MessageRole
  content: string
  kind: ReplyKind | null
  provider: string | null
  outcome: Outcome | null
  /** The visitor stopped the answer. */
  is_cut: boolean
  sources: Source[]
  author_id: string | null
  author_name: string | null
  created_at: string
  files: AdminConversationFile[]
  pictures: PictureText[]
  /** What the visitor thinks of this answer. */
  feedback: Feedback | null
  /** It came by mail. */
  is_by_mail: boolean
  /** The mail that carried it. */
  mail: { queued_at: string; sent_at: string | null; undelivered_at: string | null } | null
  /** The visitor has read it in the chat. */
  is_read: boolean
}

export const answerLength = 4_000

/** The form as it comes back, with the reply that was typed: why it was refused, or what is proposed. */
export type AdminRefusal = {
  body: string
  error?: string
  about: 'reply' | 'hand'
  proposal?: Proposal
}

/** What the assistant proposes to answer; without a text, the note says why. */
export type Proposal = {
  question: string
  text: string
  sources: Source[]
  note: string | null
  /** A configured model has written it. */
  isModel: boolean
}

/**
 * The number of the newest staff message that the page shows. Forms send it back, so that the service
 * notices newer ones.
 */
export const lastOfStaff = (messages: readonly AdminMessage[]): number =>
  messages.findLast(({ role }) => role === 'staff' || role === 'notice')?.seq ?? 0
