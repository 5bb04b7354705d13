import { newsletterMails } from '#content/newsletter.ts'
import { statusMails } from '#content/status-subscription.ts'
import { MailButton, MailLayout, MailText } from './mail-layout.server.tsx'
import type { Mail } from './mail-service.server.ts'
import { type ListSite, leaveLinks, type MailingList } from './mailing-list.server.ts'
import { renderMail } from './render-mail.server.ts'

const mails = { newsletter: newsletterMails, status: statusMails }

type Entered = {
  email: string
  /** Of the link that confirms it. */
  token: string
  /** The subscription that there is already. */
  known: { id: string; email: string } | undefined
}

/** The mail to an address that was entered: how to confirm it, or that it is already subscribed. */
export async function subscriptionMail(
  list: MailingList,
  site: ListSite,
  { email, token, known }: Entered,
): Promise<Mail> {
  const kind = known ? 'already' : 'confirm'
  const { [kind]: copy, footer } = mails[list]
  const href = known
    ? leaveLinks(list, site, known.id).page
    : `${site.config.baseUrl}/${list}/confirm?token=${token}`
  const page = (
    <MailLayout preview={copy.preview} label={copy.label} title={copy.title} footer={footer}>
      <MailText>{copy.body}</MailText>
      <MailText>
        <MailButton href={href}>{copy.button}</MailButton>
      </MailText>
      <MailText>{copy.ignore}</MailText>
    </MailLayout>
  )
  return {
    kind: `${list}.${kind}`,
    to: known?.email ?? email,
    subject: copy.subject,
    ...(await renderMail(page)),
  }
}
