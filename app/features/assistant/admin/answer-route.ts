import { dayIn } from '#app/platform/time-zone.ts'
import type { Times } from '#app/ui/times/times.ts'
import { conversationPage as copy } from '#content/conversations.ts'
import type { AdminConversation, AdminMessage } from './admin-conversation.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
type Seen = Pick<AdminConversation, 'is_here' | 'seen_at'>

/** Whether the visitor is on the page, and otherwise since when not. */
export function presenceText({ is_here, seen_at }: Seen, times: Times): string {
  const { presence } = copy
  if (is_here) return presence.here
  if (!seen_at) return presence.never
  const ago = Date.parse(times.now ?? seen_at) - Date.parse(seen_at)
  if (ago < minute) return presence.justLeft
  if (ago < hour) return presence.minutes(Math.floor(ago / minute))
  const [today = '', then = ''] = [times.now ?? seen_at, seen_at].map((iso) =>
    dayIn(times.zone, new Date(iso)),
  )
  if (then === today) return presence.today(times.clock(seen_at))
  const isYesterday = Date.parse(today) - Date.parse(then) === day
  return isYesterday ? presence.yesterday(times.clock(seen_at)) : presence.on(times.time(seen_at))
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

/** What became of an answer of staff: whether it was read, and its mail. */
export function answerState(
  { mail, is_read, role }: Pick<AdminMessage, 'mail' | 'is_read' | 'role'>,
  hasMailServer: boolean,
  times: Times,
): string {
  const parts: string[] = []
  if (mail) parts.push(mailState(mail, hasMailServer, times))
  if (is_read) parts.push(copy.mail.read)
  else if (!mail && role === 'staff') parts.push(copy.mail.unread)
  return parts.join(' · ')
}

function mailState(
  { queued_at, sent_at, undelivered_at }: NonNullable<AdminMessage['mail']>,
  hasMailServer: boolean,
  times: Times,
): string {
  const { sent, waiting, undelivered, noServer } = copy.mail
  if (undelivered_at) return undelivered
  if (!hasMailServer) return noServer
  if (sent_at) return sent(times.timeWithAge(sent_at))
  // The queue has given it up by then.
  return Date.parse(times.now ?? queued_at) - Date.parse(queued_at) > day ? undelivered : waiting
}
