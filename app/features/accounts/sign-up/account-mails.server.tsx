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
  const copy = accountMails[kind]
  const page = (
    <MailLayout preview={copy.preview} label={copy.label} title={copy.title} footer={copy.footer}>
      <MailText>{copy.body}</MailText>
      <MailButton href={link}>{copy.action}</MailButton>
      <MailText>{`\n${link}`}</MailText>
      <MailText>{other ? `${copy.other}\n${other}` : copy.other}</MailText>
    </MailLayout>
  )
  return {
    kind: `account.${kind}`,
    to,
    subject: copy.subject,
    ...(await renderMail(page)),
  }
}
