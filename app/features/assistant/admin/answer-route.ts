import { dateTime } from '#app/ui/format-date.ts'
import { conversationPage as copy } from '#content/conversations.ts'
import type { AdminConversation, AdminMessage } from './admin-conversation.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
})
const dayOf = (time: number) => Math.floor(time / day)

type Seen = Pick<AdminConversation, 'is_here' | 'seen_at'>

/** Whether the visitor is on the page, and otherwise since when not. @param now ISO 8601 */
export function presenceText({ is_here, seen_at }: Seen, now: string): string {
  const { presence } = copy
  if (is_here) return presence.here
  if (!seen_at) return presence.never
  const [seen, current] = [Date.parse(seen_at), Date.parse(now)]
  const ago = current - seen
  if (ago < minute) return presence.justLeft
  if (ago < hour) return presence.minutes(Math.floor(ago / minute))
  const days = dayOf(current) - dayOf(seen)
  const time = clock.format(seen)
  if (days < 1) return presence.today(time)
  return days === 1 ? presence.yesterday(time) : presence.on(dateTime(seen_at))
}

/** Where an answer goes that is sent now. */
export function answerRoute(
  { is_here, by_mail }: Pick<AdminConversation, 'is_here' | 'by_mail'>,
  hasMailServer: boolean,
): string {
  const { goes } = copy.reply
  const email = by_mail?.email
  if (email) {
    const text = is_here ? goes.hereMail(email) : goes.mail(email)
    return hasMailServer ? text : `${text} ${goes.noServer}`
  }
  if (is_here) return goes.here
  return by_mail && by_mail.stopped.length > 0 ? goes.stopped : goes.none
}

/** What became of an answer of staff: whether it was read, and its mail. @param now ISO 8601 */
export function answerState(
  { mail, is_read, role }: Pick<AdminMessage, 'mail' | 'is_read' | 'role'>,
  hasMailServer: boolean,
  now: string,
): string {
  const parts: string[] = []
  if (mail) parts.push(mailState(mail, hasMailServer, now))
  if (is_read) parts.push(copy.mail.read)
  else if (!mail && role === 'staff') parts.push(copy.mail.unread)
  return parts.join(' · ')
}

function mailState(
  { queued_at, sent_at, undelivered_at }: NonNullable<AdminMessage['mail']>,
  hasMailServer: boolean,
  now: string,
): string {
  const { sent, waiting, undelivered, noServer } = copy.mail
  if (undelivered_at) return undelivered
  if (!hasMailServer) return noServer
  if (sent_at) return sent(dateTime(sent_at))
  // The queue has given it up by then.
  return Date.parse(now) - Date.parse(queued_at) > day ? undelivered : waiting
}
