import { MailButton, MailLayout, MailText } from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { newsletterMails } from '#content/newsletter.ts'

/**
 * The mail to an address that was entered.
 * @param kind to confirm the subscription, or to say that the address is already subscribed
 * @param href the address of the button
 */
export async function subscriptionMail(
  kind: 'confirm' | 'already',
  to: string,
  href: string,
): Promise<Mail> {
  const copy = newsletterMails[kind]
  const page = (
    <MailLayout
      preview={copy.preview}
      label={copy.label}
      title={copy.title}
      footer={newsletterMails.footer}
    >
      <MailText>{copy.body}</MailText>
      <MailText>
        <MailButton href={href}>{copy.button}</MailButton>
      </MailText>
      <MailText>{copy.ignore}</MailText>
    </MailLayout>
  )
  return {
    kind: `newsletter.${kind}`,
    to,
    subject: copy.subject,
    ...(await renderMail(page)),
  }
}
