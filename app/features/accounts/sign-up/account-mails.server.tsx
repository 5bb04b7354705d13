import { MailButton, MailLayout, MailText } from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { accountMails } from '#content/auth.ts'

type Kind = keyof typeof accountMails

/**
 * A mail about an account: one sentence, one button, and what to do if it was somebody else.
 * @param other address that follows the last sentence
 */
export async function accountMail(
  kind: Kind,
  to: string,
  link: string,
  other?: string,
): Promise<Mail> {
  const words = accountMails[kind]
  const page = (
    <MailLayout
      preview={words.preview}
      label={words.label}
      title={words.title}
      footer={words.footer}
    >
      <MailText>{words.body}</MailText>
      <MailButton href={link}>{words.action}</MailButton>
      <MailText>{`\n${link}`}</MailText>
      <MailText>{other ? `${words.other}\n${other}` : words.other}</MailText>
    </MailLayout>
  )
  return {
    kind: `account.${kind}`,
    to,
    subject: words.subject,
    ...(await renderMail(page)),
  }
}
