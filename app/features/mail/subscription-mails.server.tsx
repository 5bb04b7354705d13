import { newsletterMails } from '#content/newsletter.ts'
import { statusMails } from '#content/status-subscription.ts'
import { MailButton, MailLayout, MailText } from './mail-layout.server.tsx'
import type { Mail } from './mail-service.server.ts'
import type { MailingList } from './mailing-list.server.ts'
import { renderMail } from './render-mail.server.ts'

const mails = { newsletter: newsletterMails, status: statusMails }

/**
 * The mail to an address that was entered.
 * @param kind to confirm the subscription, or to say that the address is already subscribed
 * @param href the address of the button
 */
export async function subscriptionMail(
  list: MailingList,
  kind: 'confirm' | 'already',
  to: string,
  href: string,
): Promise<Mail> {
  const { [kind]: copy, footer } = mails[list]
  const page = (
    <MailLayout preview={copy.preview} label={copy.label} title={copy.title} footer={footer}>
      <MailText>{copy.body}</MailText>
      <MailText>
        <MailButton href={href}>{copy.button}</MailButton>
      </MailText>
      <MailText>{copy.ignore}</MailText>
    </MailLayout>
  )
  return { kind: `${list}.${kind}`, to, subject: copy.subject, ...(await renderMail(page)) }
}
