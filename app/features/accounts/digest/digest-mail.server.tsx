import {
  MailAside,
  MailButton,
  MailLayout,
  MailLink,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { timesIn } from '#app/ui/times/times.ts'
import { digestMail as copy, mailChoicesPart } from '#content/mail-choices.ts'
import type { DigestItem } from './digest-store.server.ts'

const mostLines = 50

type Reader = { email: string; timeZone: string }

/** To somebody of a client who wants a daily digest: what happened since the last one, the oldest first. */
export async function digestMail(
  items: DigestItem[],
  { email, timeZone }: Reader,
  baseUrl: string,
): Promise<Mail> {
  const times = timesIn(timeZone, null)
  const lines = onceEach(items)
  const { shown, rest } = fitting(lines)
  const page = (
    <MailLayout preview={copy.preview} label={copy.label} title={copy.title} footer={copy.footer}>
      <MailText>{copy.preview}</MailText>
      {shown.map(({ kind, title, page: path, created_at: at }) => (
        <MailText key={`${path} ${title}`}>
          <MailLink href={`${baseUrl}${path}`}>{title}</MailLink>
          <br />
          <MailAside>{`${mailChoicesPart.kinds[kind].title}, ${times.time(at)}`}</MailAside>
        </MailText>
      ))}
      {rest > 0 && <MailText>{copy.more(rest)}</MailText>}
      <MailButton href={`${baseUrl}/dashboard`}>{copy.open}</MailButton>
      <MailText>{''}</MailText>
      <MailText>
        <MailLink href={`${baseUrl}/dashboard/account`}>{copy.choose}</MailLink>
      </MailText>
    </MailLayout>
  )
  return {
    kind: 'digest.sent',
    to: email,
    subject: copy.subject(lines.length),
    ...(await renderMail(page)),
  }
}

/** Reminders and receipts stand in no list of notifications: each of them is in the mail. */
const isOnlyMailed = ({ mail_kind: kind }: DigestItem) => /\.(soon|due|late|received)$/.test(kind)

function fitting(lines: DigestItem[]) {
  const others = lines.filter((item) => !isOnlyMailed(item))
  const room = Math.max(0, mostLines - (lines.length - others.length))
  const left = new Set(others.slice(room))
  return { shown: lines.filter((item) => !left.has(item)), rest: left.size }
}

/** What was said several times about a page is one line, with its last time. */
function onceEach(items: DigestItem[]): DigestItem[] {
  const last = new Map(items.map((item) => [`${item.page} ${item.title}`, item]))
  return [...last.values()]
}
