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
import { invitationMail as copy } from '#content/invitations.ts'
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
      preview={copy.preview}
      label={copy.label}
      title={copy.title(company)}
      footer={copy.footer}
    >
      <MailText>{copy.body(inviter, company, roleName(role))}</MailText>
      <MailTable
        rows={[
          { name: copy.inviter, value: inviter },
          { name: copy.address, value: email },
          { name: copy.until, value: dateTime(expiresAt.toISOString()) },
        ]}
      />
      <MailButton href={link}>{copy.action}</MailButton>
      <MailText>{`\n${copy.terms}\n${link}`}</MailText>
    </MailLayout>
  )
  return {
    kind: 'invitation.sent',
    to: email,
    subject: copy.subject(company),
    ...(await renderMail(page)),
  }
}
