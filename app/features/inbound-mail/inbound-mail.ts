import type { ReplyKind } from '#app/platform/mail-reply.ts'

/** Why a mail waits for staff. */
export const quarantineReasons = [
  ...(['no_address', 'changed_address', 'expired', 'several', 'no_sender'] as const),
  ...(['other_sender', 'not_authentic', 'automatic', 'too_many', 'empty'] as const),
  ...(['too_large', 'unreadable', 'failed', 'gone', 'closed'] as const),
] as const
/** Why a mail is not read at all, and its text not kept. */
export const ignoredReasons = ['automatic', 'bounce', 'own', 'flood', 'deleted'] as const
export type QuarantineReason = (typeof quarantineReasons)[number]
export type IgnoredReason = (typeof ignoredReasons)[number]

export const mailStates = ['quarantined', 'ignored', 'taken'] as const
export type MailState = (typeof mailStates)[number]

/** A mail in the list. */
export type InboundMailRow = {
  id: string
  reason: string | null
  sender: string
  sender_name: string
  subject: string
  created_at: string
}

/** The mailbox as staff see it: when it was last read, and since when it cannot be. */
export type MailboxState = { isRead: boolean; failedAt: string | null; readAt: string | null }

/** A mail on its page. */
export type InboundMail = InboundMailRow & {
  state: MailState
  body: string
  file_names: string[]
  about_kind: ReplyKind | null
  about_id: string | null
  /** It is stored whole, so that it can be put where it belongs. */
  is_whole: boolean
}
