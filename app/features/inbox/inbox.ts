import { inboxPage } from '#content/inbox.ts'

export type QuarantinedRow = {
  id: string
  form: string
  sender_name: string
  sender_email: string
  reasons: string[]
  created_at: string
}

export type Quarantined = QuarantinedRow & {
  /** What was sent, in the words of its form. */
  entries: { label: string; value: string }[]
  /** What came along, to be looked at apart. */
  file: { label: string; name: string; size: number } | null
  consent_text: string
  consent_page: string
  consent_at: string
}

/** A form or a reason in words; one that this version does not know is shown as it is stored. */
export const formLabel = (form: string): string =>
  (inboxPage.forms as Record<string, string>)[form] ?? form
export const reasonLabel = (reason: string): string =>
  (inboxPage.reasons as Record<string, string>)[reason] ?? reason
