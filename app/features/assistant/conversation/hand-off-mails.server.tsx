import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import { handOffMail } from '#content/conversations.ts'
import { dangerMail } from '#content/safety.ts'

export type HandOffDetails = {
  conversationId: string
  said: string
  page: string
  name: string | null
  email: string | null
  /** Staff have taken over, and the visitor waits again. */
  isWaiting: boolean
}

/** Tells staff that a visitor asks for a person, with a link to the conversation. */
export async function personWantedMail(
  details: HandOffDetails,
  to: string,
  baseUrl: string,
): Promise<Mail> {
  const who = (details.name ?? details.email ?? handOffMail.somebody).replace(/\s+/g, ' ').trim()
  return {
    kind: 'conversation.person_wanted',
    to,
    ...(details.email ? { replyTo: details.email } : {}),
    subject: details.isWaiting ? handOffMail.subjectWaiting(who) : handOffMail.subject(who),
    ...(await renderMail(staffPage(details, handOffMail, baseUrl))),
  }
}

/** Tells staff that a life may be in danger. */
export async function dangerMailTo(
  { notifyEmail, baseUrl }: { notifyEmail: string; baseUrl: string },
  details: HandOffDetails,
): Promise<Mail> {
  return {
    kind: 'conversation.danger',
    to: notifyEmail,
    ...(details.email ? { replyTo: details.email } : {}),
    subject: dangerMail.subject,
    ...(await renderMail(staffPage(details, dangerMail, baseUrl))),
  }
}

type StaffWords = Record<'preview' | 'label' | 'title' | 'body', string>

/** The mail to staff: what was said, the known details of the visitor and a link to the conversation. */
function staffPage(details: HandOffDetails, copy: StaffWords, baseUrl: string) {
  const { fields, footer, open } = handOffMail
  const rows: [string, string | null][] = [
    [fields.said, beginningOf(details.said, 1_000)],
    [fields.name, details.name],
    [fields.email, details.email],
    [fields.page, `${baseUrl}${details.page}`],
  ]
  return (
    <MailLayout preview={copy.preview} label={copy.label} title={copy.title} footer={footer}>
      <MailText>{copy.body}</MailText>
      <MailTable rows={rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))} />
      <MailButton href={`${baseUrl}/lead_admin/conversations/${details.conversationId}`}>
        {open}
      </MailButton>
    </MailLayout>
  )
}
