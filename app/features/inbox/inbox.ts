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
  /** The submitted values with the labels of the form. */
  entries: { label: string; value: string }[]
  /** The uploaded file, if the form had one. */
  file: { label: string; name: string; size: number } | null
  consent_text: string
  consent_page: string
  consent_at: string
}

/** The label of a form or a reason; unknown values are shown as they are stored. */
export const formLabel = (form: string): string =>
  (inboxPage.forms as Record<string, string>)[form] ?? form
export const reasonLabel = (reason: string): string =>
  (inboxPage.reasons as Record<string, string>)[reason] ?? reason
