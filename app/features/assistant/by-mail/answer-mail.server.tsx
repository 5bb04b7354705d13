import {
  MailAside,
  MailButton,
  MailLayout,
  MailLink,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { answerMailCopy } from '#content/answers-by-mail.ts'
import type { LeadLanguage } from '../lead-form.ts'

export type AnswerMail = {
  to: string
  replyTo: string
  language: LeadLanguage
  /** What was said, oldest first; without an author it is the automatic help after a danger. */
  said: readonly { author: string | null; content: string }[]
  /** The address that opens the conversation. */
  link: string
  /** The address of the page that ends these mails. */
  stop: string
  /** Message-IDs of the earlier mails, oldest first. */
  earlier: readonly string[]
}

/** The mail with what staff have answered. Nothing of it was written by the visitor. */
export async function answerMail(mail: AnswerMail): Promise<Mail> {
  const { to, replyTo, language, said, link, stop, earlier } = mail
  const copy = answerMailCopy[language]
  const author = said.find((one) => one.author)?.author ?? 'Unordin'
  const page = (
    <MailLayout
      language={language}
      preview={copy.preview(author)}
      label={copy.label}
      title={copy.title}
      footer={`${copy.footer} ${copy.questions}`}
    >
      {said.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once; its texts never change their order
        <div key={place}>
          <MailText>
            <MailAside>{one.author ? copy.from(one.author) : copy.help}</MailAside>
          </MailText>
          <MailText>{one.content}</MailText>
        </div>
      ))}
      <MailButton href={link}>{copy.open}</MailButton>
      <MailText>{''}</MailText>
      <MailText>
        <MailAside>
          {copy.reply} {copy.link}
        </MailAside>
      </MailText>
      <MailText>
        <MailLink href={stop}>{copy.stop}</MailLink>
      </MailText>
    </MailLayout>
  )
  const last = earlier.at(-1)
  return {
    kind: answerMailKind,
    to,
    replyTo,
    subject: last ? `Re: ${copy.subject}` : copy.subject,
    headers: {
      // A person has written it, so that a reply and an absence note go their usual way.
      'Auto-Submitted': said.every((one) => one.author) ? 'no' : 'auto-replied',
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      ...(last && { 'In-Reply-To': last, References: earlier.join(' ') }),
    },
    ...(await renderMail(page)),
  }
}

export const answerMailKind = 'conversation.answered'
