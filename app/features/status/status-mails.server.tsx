import {
  MailAside,
  MailButton,
  MailLayout,
  MailLink,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import { type ListMail, leavePlaceholder } from '#app/features/mail/mailing-list.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import { dateTime } from '#app/ui/format-date.ts'
import { statusCopy } from '#content/status.ts'
import { statusMails } from '#content/status-subscription.ts'
import {
  type Affected,
  isOver,
  type NoticeKind,
  type NoticeStatus,
  parts,
  statusPath,
} from './status.ts'

/** An update with what its notice says. */
export type MailedUpdate = {
  /** Of the notice. */
  id: string
  kind: NoticeKind
  title: string
  status: NoticeStatus
  text: string
  affected: Affected
  starts_at: string
  ends_at: string | null
}

/** The mail about an update, the same for everybody except for the link that unsubscribes. */
export async function renderNotice(update: MailedUpdate, baseUrl: string): Promise<ListMail> {
  const { kind, title, status, text, affected, starts_at, ends_at } = update
  const copy = statusMails.notice
  const subject = copy.subject(statusCopy.statuses[status], title)
  const named = parts.flatMap((part) => {
    const severity = affected[part]
    if (!severity) return []
    const name = statusCopy.parts[part]
    return isOver(status) ? name : `${name} (${statusCopy.severities[severity]})`
  })
  const page = (
    <MailLayout
      preview={beginningOf(text, 140)}
      label={copy.label}
      title={subject}
      footer={copy.footer}
    >
      {text.split(/\n{2,}/).map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      <MailText>
        <MailAside>
          {`${copy.affects} ${named.join(', ')}`}
          {!isOver(status) && (
            <>
              <br />
              {`${kind === 'maintenance' ? copy.from : copy.since} ${dateTime(starts_at)} UTC`}
            </>
          )}
          {ends_at && !isOver(status) && (
            <>
              <br />
              {`${copy.until} ${dateTime(ends_at)} UTC`}
            </>
          )}
        </MailAside>
      </MailText>
      <MailText>
        <MailButton href={baseUrl + statusPath}>{copy.button}</MailButton>
      </MailText>
      <MailText>
        <MailLink href={leavePlaceholder}>{copy.unsubscribe}</MailLink>
      </MailText>
    </MailLayout>
  )
  return { subject, ...(await renderMail(page)) }
}
