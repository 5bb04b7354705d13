import { inboxPage } from '#content/inbox.ts'

export type HeldRow = {
  id: string
  form: string
  sender_name: string
  sender_email: string
  reasons: string[]
  created_at: string
}

export type Held = HeldRow & {
  payload: Record<string, unknown>
  consent_text: string
  consent_page: string
  consent_at: string
}

/** A form or a reason in words; one that this version does not know is shown as it is stored. */
export const formLabel = (form: string): string =>
  (inboxPage.forms as Record<string, string>)[form] ?? form
export const reasonLabel = (reason: string): string =>
  (inboxPage.reasons as Record<string, string>)[reason] ?? reason
