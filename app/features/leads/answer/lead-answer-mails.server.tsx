import {
  MailAside,
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import { leadAnswerMail as copy, leadReplyMail } from '#content/lead-answers.ts'

export const leadAnswerKind = 'lead.answer'

type Answer = { to: string; replyTo: string; subject: string; body: string; author: string }

/** To the sender of a lead: what staff have written, as text. */
export async function leadAnswerMail(answer: Answer): Promise<Mail> {
  const { to, replyTo, subject, body, author } = answer
  const page = (
    <MailLayout
      preview={beginningOf(body, 120)}
      label={copy.label}
      title={subject}
      footer={copy.footer}
    >
      <MailText>{body}</MailText>
      <MailText>
        <MailAside>{copy.from(author)}</MailAside>
      </MailText>
      <MailText>
        <MailAside>{copy.reply}</MailAside>
      </MailText>
    </MailLayout>
  )
  return { kind: leadAnswerKind, to, replyTo, subject, ...(await renderMail(page)) }
}

type Reply = { id: string; name: string; from: string; body: string }

/** To staff: the sender of a lead has replied to an answer. */
export async function leadReplyMailTo(to: string, reply: Reply, baseUrl: string): Promise<Mail> {
  const words = leadReplyMail
  const page = (
    <MailLayout preview={words.preview} label={words.label} title={words.title} footer="">
      <MailTable
        rows={[
          { name: words.from, value: `${reply.name}\n${reply.from}` },
          { name: words.body, value: reply.body },
        ]}
      />
      <MailButton href={`${baseUrl}/lead_admin/inbox/${reply.id}`}>{words.open}</MailButton>
    </MailLayout>
  )
  return {
    kind: 'lead.replied',
    to,
    subject: words.subject(reply.name),
    ...(await renderMail(page)),
  }
}
