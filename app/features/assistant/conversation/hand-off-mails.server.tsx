import { render } from '@react-email/render'
import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { handOffMail, staffReplyMail } from '#content/conversations.ts'
import { dangerMail } from '#content/safety.ts'

export type HandOffDetails = {
  conversationId: string
  said: string
  page: string
  name: string | null
  email: string | null
  /** A person has taken over before, and is waited for again. */
  isWaiting: boolean
}

/** To staff: somebody wants a person, with the way to the conversation. */
export async function personWantedMail(
  facts: HandOffDetails,
  to: string,
  baseUrl: string,
): Promise<Mail> {
  const who = (facts.name ?? facts.email ?? handOffMail.somebody).replace(/\s+/g, ' ').trim()
  return {
    kind: 'conversation.person_wanted',
    to,
    ...(facts.email ? { replyTo: facts.email } : {}),
    subject: facts.isWaiting ? handOffMail.subjectWaiting(who) : handOffMail.subject(who),
    ...(await bothForms(staffPage(facts, handOffMail, baseUrl))),
  }
}

/** To staff, at once: a life may be in danger. */
export async function dangerMailTo(
  { notifyEmail, baseUrl }: { notifyEmail: string; baseUrl: string },
  facts: HandOffDetails,
): Promise<Mail> {
  return {
    kind: 'conversation.danger',
    to: notifyEmail,
    ...(facts.email ? { replyTo: facts.email } : {}),
    subject: dangerMail.subject,
    ...(await bothForms(staffPage(facts, dangerMail, baseUrl))),
  }
}

type StaffWords = Record<'preview' | 'label' | 'title' | 'body', string>

/** What was said, by whom as far as is known, and the way to the conversation. */
function staffPage(facts: HandOffDetails, words: StaffWords, baseUrl: string) {
  const { fields, footer, open } = handOffMail
  const rows: [string, string | null][] = [
    [fields.said, facts.said.slice(0, 1_000)],
    [fields.name, facts.name],
    [fields.email, facts.email],
    [fields.page, `${baseUrl}${facts.page}`],
  ]
  return (
    <MailLayout preview={words.preview} label={words.label} title={words.title} footer={footer}>
      <MailText>{words.body}</MailText>
      <MailTable rows={rows.flatMap(([name, value]) => (value ? [{ name, value }] : []))} />
      <MailButton href={`${baseUrl}/lead_admin/conversations/${facts.conversationId}`}>
        {open}
      </MailButton>
    </MailLayout>
  )
}

/** To the visitor, at the address they left: what a person has answered. */
export async function answeredMail(
  to: string,
  replyTo: string,
  answer: { author: string; content: string },
): Promise<Mail> {
  const words = staffReplyMail
  const page = (
    <MailLayout
      preview={words.preview}
      label={words.label}
      title={words.title}
      footer={words.footer}
    >
      <MailText>{words.body(answer.author)}</MailText>
      <MailText>{answer.content}</MailText>
      <MailText>{words.after}</MailText>
    </MailLayout>
  )
  return {
    kind: 'conversation.answered',
    to,
    replyTo,
    subject: words.subject,
    ...(await bothForms(page)),
  }
}

async function bothForms(page: React.ReactElement) {
  return { html: await render(page), text: await render(page, { plainText: true }) }
}
