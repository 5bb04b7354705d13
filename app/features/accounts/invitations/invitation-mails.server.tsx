import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import type { Role } from '#app/platform/actor.ts'
import { dateTime } from '#app/ui/format-date.ts'
import { invitationMail as words } from '#content/invitations.ts'
import { roleName } from './invitation.ts'

type Invited = {
  email: string
  role: Role
  company: string
  /** Who invites, as the reader may know them. */
  inviter: string
  link: string
  expiresAt: Date
}

/** To the person invited: the link that opens the account. */
export async function invitationMail(invited: Invited): Promise<Mail> {
  const { email, role, company, inviter, link, expiresAt } = invited
  const page = (
    <MailLayout
      preview={words.preview}
      label={words.label}
      title={words.title(company)}
      footer={words.footer}
    >
      <MailText>{words.body(inviter, company, roleName(role))}</MailText>
      <MailTable
        rows={[
          { name: words.inviter, value: inviter },
          { name: words.address, value: email },
          { name: words.until, value: dateTime(expiresAt.toISOString()) },
        ]}
      />
      <MailButton href={link}>{words.action}</MailButton>
      <MailText>{`\n${words.terms}\n${link}`}</MailText>
    </MailLayout>
  )
  return {
    kind: 'invitation.sent',
    to: email,
    subject: words.subject(company),
    ...(await renderMail(page)),
  }
}
