import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { clientIp } from '#app/platform/request-scope.server.ts'
import { dateTime } from '#app/ui/format-date.ts'
import { addressMails as copy } from '#content/address-change.ts'

export type AddressMailKind = keyof typeof copy.kinds

type About = {
  to: string
  link: string
  /** Only for who may know them. */
  oldEmail?: string
  newEmail?: string
  /** Whether a mailbox answered that may be a stranger's, of whom nothing is told. */
  byStranger?: boolean
}

/** A mail about a change of address: what it is about, one button, and what to do if it was somebody else. */
export async function addressMail(
  app: App,
  kind: AddressMailKind,
  { to, link, oldEmail, newEmail, byStranger }: About,
): Promise<Mail> {
  const { title, preview, label, body, action, other, footer } = copy.kinds[kind]
  const rows = [
    ...(oldEmail ? [{ name: copy.old, value: oldEmail }] : []),
    ...(newEmail ? [{ name: copy.new, value: newEmail }] : []),
    { name: copy.when, value: dateTime(app.now().toISOString()) },
    // A stranger, to whom the new address may belong, learns nothing about whoever asked.
    ...(oldEmail && !byStranger ? [{ name: copy.from, value: clientIp() }] : []),
  ]
  const page = (
    <MailLayout preview={preview} label={label} title={title} footer={footer}>
      <MailText>{body}</MailText>
      <MailTable rows={rows} />
      <MailButton href={link}>{action}</MailButton>
      <MailText>{`\n${link}`}</MailText>
      <MailText>{other}</MailText>
    </MailLayout>
  )
  return { kind: `account.${kind}`, to, subject: title, ...(await renderMail(page)) }
}
