import {
  MailAside,
  MailButton,
  MailLayout,
  MailLink,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import { dateTime } from '#app/ui/format-date.ts'
import { company } from '#content/company.ts'
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
  const copy = statusMails[kind]
  const page = (
    <MailLayout
      preview={copy.preview}
      label={copy.label}
      title={copy.title}
      footer={statusMails.footer}
    >
      <MailText>{copy.body}</MailText>
      <MailText>
        <MailButton href={href}>{copy.button}</MailButton>
      </MailText>
      <MailText>{copy.ignore}</MailText>
    </MailLayout>
  )
  return { kind: `status.${kind}`, to, subject: copy.subject, ...(await renderMail(page)) }
}

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
type NoticeMail = { subject: string; html: string; text: string }

const placeholder = 'https://leave.invalid/'

/** The mail about an update, the same for everybody except for the link that unsubscribes. */
export async function renderNotice(update: MailedUpdate, baseUrl: string): Promise<NoticeMail> {
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
        <MailLink href={placeholder}>{copy.unsubscribe}</MailLink>
      </MailText>
    </MailLayout>
  )
  return { subject, ...(await renderMail(page)) }
}

type Leave = { page: string; oneClick: string }

/** The mail to one subscriber, with the headers by which mail programs unsubscribe (RFC 8058). */
export function addressNotice(
  { subject, html, text }: NoticeMail,
  to: string,
  leave: Leave,
  { thread, baseUrl }: { thread: string; baseUrl: string },
): Mail {
  return {
    ...{ kind: 'status.notice', to, subject, thread },
    html: html.replaceAll(placeholder, leave.page),
    text: text.replaceAll(placeholder, leave.page),
    headers: {
      'List-Unsubscribe': `<${leave.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `${company.name} <status.${new URL(baseUrl).hostname}>`,
      Precedence: 'bulk',
    },
  }
}
