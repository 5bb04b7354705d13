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
import { securityNotices as copy } from '#content/security-notices.ts'

export type NoticeKind = keyof typeof copy.kinds

/**
 * Tells the owner of an account what was changed about it, so that a stranger's change is noticed.
 */
export async function securityNotice(app: App, kind: NoticeKind, to: string): Promise<Mail> {
  const { title, body } = copy.kinds[kind]
  const isByStaff = kind === 'totpReset'
  const rows = [
    { name: copy.when, value: dateTime(app.now().toISOString()) },
    // The IP address of staff means nothing to the owner.
    ...(isByStaff ? [] : [{ name: copy.from, value: clientIp() }]),
  ]
  const page = (
    <MailLayout preview={body} label={copy.label} title={title} footer={copy.footer}>
      <MailText>{body}</MailText>
      <MailTable rows={rows} />
      <MailText>{isByStaff ? copy.notAsked : copy.notYou}</MailText>
      {!isByStaff && (
        <MailButton href={`${app.config.baseUrl}/auth/forgot`}>{copy.action}</MailButton>
      )}
    </MailLayout>
  )
  return {
    kind: `account.${kind}`,
    to,
    subject: title,
    ...(await renderMail(page)),
  }
}
