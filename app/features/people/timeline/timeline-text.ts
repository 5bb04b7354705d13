import { formatMoney } from '#app/features/billing/invoice.ts'
import { mailName } from '#app/features/mail/mail-name.ts'
import type { Place } from '#app/features/mail/visitor-mail-limits.ts'
import type { DetailRow } from '#app/ui/detail-rows.tsx'
import { listDate } from '#app/ui/format-date.ts'
import type { Times } from '#app/ui/times/times.ts'
import { withheldMails } from '#content/mails.ts'
import { timelineCopy as copy } from '#content/people-timeline.ts'
import type { TimelineEvent } from './timeline.ts'

const { events, states } = copy
const stateOf = (status: string | null) => states[status ?? ''] ?? status ?? ''
const moved = ({ title, status }: TimelineEvent) => copy.moved(stateOf(title), stateOf(status))

/** `12300 CAD`, in cents. */
function sumOf(more: string | null): string {
  const [cents = '0', currency = ''] = (more ?? '').split(' ')
  return currency ? formatMoney(Number(cents), currency) : ''
}

type Say = (event: TimelineEvent, times: Times) => string
const fixed =
  (text: string): Say =>
  () =>
    text
const titled =
  (say: (title: string) => string): Say =>
  ({ title }) =>
    say(title ?? '')

const sayings: Record<string, Say> = {
  lead: ({ title }) => events.lead(copy.sourceOf(title)),
  application: titled(events.application),
  lead_note: fixed(events.lead_note),
  lead_status: (event) => events.lead_status(moved(event)),
  lead_owner: ({ more }) => events.lead_owner(more),
  lead_next_step: ({ more }) => events.lead_next_step(more),
  lead_lost: ({ more }) => events.lead_lost(more),
  lead_spam: ({ more }) => events.lead_spam(more),
  lead_answer: titled(events.lead_answer),
  lead_reply: fixed(events.lead_reply),
  application_note: fixed(events.application_note),
  application_status: (event) => events.application_status(moved(event)),
  application_owner: ({ more }) => events.lead_owner(more),
  application_next_step: ({ more }) => events.lead_next_step(more),
  application_lost: ({ more }) => events.lead_lost(more),
  booking: ({ title }, times) => events.booking(title ? times.time(title) : ''),
  'booking.moved': fixed(events['booking.moved']),
  'booking.cancelled': fixed(events['booking.cancelled']),
  'booking.lapsed': fixed(events['booking.lapsed']),
  conversation: fixed(events.conversation),
  subscribed: fixed(events.subscribed),
  confirmed: fixed(events.confirmed),
  unsubscribed: fixed(events.unsubscribed),
  issue: titled(events.issue),
  mail: (event) => events.mail(mailDetails(event)?.subject || mailName(event.title)),
  invited: titled(events.invited),
  joined: titled(events.joined),
  account: fixed(events.account),
  'user.deactivated': fixed(events['user.deactivated']),
  'user.reactivated': fixed(events['user.reactivated']),
  ticket: titled(events.ticket),
  ticket_reply: titled(events.ticket_reply),
  ticket_note: titled(events.ticket_note),
  ticket_status: (event) => events.ticket_status(event.more ?? '', moved(event)),
  'document.downloaded': ({ title }) => events['document.downloaded'](title ?? copy.document),
  'document.viewed': ({ title }) => events['document.viewed'](title ?? copy.document),
  'invoice.downloaded': titled(events['invoice.downloaded']),
  invoice: ({ title, more }) => events.invoice(title ?? '', sumOf(more)),
  credit_note: ({ title, more }) => events.credit_note(title ?? '', sumOf(more)),
  payment: ({ title, more }) => events.payment(title ?? '', sumOf(more)),
  'person.changed': fixed(events['person.changed']),
  note: fixed(events.note),
  task: (event) => events.task(event.title ?? '', event.more ? listDate(event.more) : ''),
  taskdone: titled(events.taskdone),
  'person.converted': fixed(events['person.converted']),
  'person.merged': fixed(events['person.merged']),
  'person.merge_undone': fixed(events['person.merge_undone']),
  'organisation.created': fixed(events['organisation.created']),
  'organisation.changed': fixed(events['organisation.changed']),
  'organisation.people_added': fixed(events['organisation.people_added']),
  'organisation.merged': fixed(events['organisation.merged']),
  'organisation.merge_undone': fixed(events['organisation.merge_undone']),
}

type MailDetails = {
  subject?: string | null
  to?: string
  attempts?: number | null
  limit?: string
}

/** What is kept of a mail. */
const mailDetails = ({ kind, more }: TimelineEvent): MailDetails | null =>
  kind === 'mail' && more ? (JSON.parse(more) as MailDetails) : null

/** What a mail says when it is opened: its text is not kept, so everything else, each with its name. */
export function mailRows(event: TimelineEvent): DetailRow[] | null {
  const details = mailDetails(event)
  if (!details) return null
  const { mail } = copy
  const rows = [
    [mail.kind, mailName(event.title)],
    [mail.subject, details.subject],
    [mail.to, details.to],
    [mail.attempts, details.attempts],
    [mail.stopped, details.limit && withheldMails.limits[details.limit as Place]],
  ] as const
  return rows.flatMap(([name, value]): DetailRow[] => (value ? [[name, value]] : []))
}

/** An event in words. */
export const eventText = (event: TimelineEvent, times: Times): string =>
  sayings[event.kind]?.(event, times) ?? event.kind

/** What the event adds to its words: how a form or a subscription was agreed to, the length of a conversation. */
export function eventNote({ kind, more }: TimelineEvent): string | null {
  if (!more) return null
  if (['lead', 'application', 'subscribed'].includes(kind)) return copy.consent(more)
  return kind === 'conversation' ? copy.messages(more) : null
}

/** The status a record has now, where its event says it. */
export const eventStatus = ({ kind, status }: TimelineEvent): string | null =>
  status && !kind.endsWith('_status') && !['confirmed', 'unsubscribed', 'subscribed'].includes(kind)
    ? stateOf(status)
    : null

const places: Record<string, string> = {
  lead: 'leads',
  application: 'applications',
  booking: 'bookings',
  conversation: 'conversations',
  issue: 'newsletter',
  ticket: 'tickets',
  document: 'documents',
  invoice: 'invoices',
  credit_note: 'invoices',
  payment: 'invoices',
}

/** The page of the record that an event is about. */
export function eventHref({ kind, ref }: TimelineEvent): string | null {
  const place = places[kind] ?? places[kind.split(/[._]/)[0] ?? '']
  return place && ref ? `/lead_admin/${place}/${ref}` : null
}
