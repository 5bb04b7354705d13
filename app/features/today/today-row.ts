import { formatMoney } from '#app/features/billing/invoice.ts'
import { linkToComment, panelPageOf } from '#app/features/comments/comment.ts'
import { mailName } from '#app/features/mail/mail-name.ts'
import { leadLabels } from '#content/admin.ts'
import { cardDisputes } from '#content/card-disputes.ts'
import { cardPayments } from '#content/card-payments.ts'
import { commentMails } from '#content/comments.ts'
import { inboxPage } from '#content/inbox.ts'
import { ticketCopy } from '#content/tickets.ts'
import { todayPage as copy } from '#content/today.ts'
import type { TodayRow, TodayScope, TodaySection } from './today.ts'

const panel = '/lead_admin'
const { actions } = copy

type SectionView = {
  /** The whole list of exactly these records. */
  list: (scope: TodayScope) => string
  /** The record's page; null for a record without one. */
  href: (row: TodayRow) => string | null
  /** What the link in the row does. */
  action: string
  /** A word about the record, beside its name. */
  note?: (row: TodayRow) => string | null
  /** What the record is about, where it is not its own text. */
  text?: (row: TodayRow) => string
}

const worded =
  (labels: Readonly<Record<string, string>>) =>
  ({ kind }: TodayRow) =>
    kind && (labels[kind] ?? kind)
const of = (path: string) => ({
  href: ({ id }: TodayRow) => `${panel}/${path}/${id}`,
})
const only = (path: string) => () => `${panel}/${path}`

export const sectionViews: Record<TodaySection, SectionView> = {
  leads: {
    ...of('inbox'),
    list: (scope) =>
      `${panel}/inbox?answer=waiting${scope === 'mine' ? '&owner=mine' : ''}&direction=asc`,
    action: actions.answer,
    note: worded(leadLabels.source),
  },
  followUps: {
    ...of('inbox'),
    list: (scope) => `${panel}/inbox?show=due${scope === 'mine' ? '&owner=mine' : ''}`,
    action: actions.open,
    note: worded(leadLabels.source),
  },
  conversations: {
    ...of('conversations'),
    list: (scope) => `${panel}/conversations?state=${scope === 'mine' ? 'mine' : 'waiting'}`,
    action: actions.answer,
    note: ({ kind }) => (kind === 'danger' ? copy.danger : null),
  },
  tickets: {
    ...of('tickets'),
    list: (scope) => `${panel}/tickets?status=ours${scope === 'mine' ? '&assignee=me' : ''}`,
    action: actions.answer,
    note: worded(ticketCopy.priority),
  },
  comments: {
    list: (scope) =>
      `${panel}/comments?show=${scope === 'mine' ? 'mine' : 'waiting'}&direction=asc`,
    href: ({ id, more }) => linkToComment(panelPageOf(more ?? ''), id),
    action: actions.answer,
    note: worded(commentMails.fields),
  },
  reviews: {
    ...of('requests'),
    list: (scope) => `${panel}/requests?show=review${scope === 'mine' ? '&whose=mine' : ''}`,
    action: actions.check,
    note: ({ more }) => copy.lines(Number(more)),
  },
  requests: {
    ...of('requests'),
    list: (scope) => `${panel}/requests?show=overdue${scope === 'mine' ? '&whose=mine' : ''}`,
    action: actions.open,
    note: ({ more }) => copy.missing(Number(more)),
  },
  decisions: {
    ...of('decisions'),
    list: (scope) => `${panel}/decisions?show=overdue${scope === 'mine' ? '&whose=mine' : ''}`,
    action: actions.open,
    note: ({ more }) => copy.awaited(Number(more)),
  },
  tasks: {
    list: (scope) => `${panel}/people/tasks?due=due${scope === 'mine' ? '&owner=mine' : ''}`,
    href: ({ kind, more }) =>
      `${panel}/${kind === 'person' ? 'people' : 'organisations'}/${more ?? ''}`,
    action: actions.open,
  },
  calls: {
    ...of('bookings'),
    list: only('bookings?state=today'),
    action: actions.open,
    note: ({ kind }) => (kind === null ? null : copy.unconfirmed),
  },
  invoices: {
    ...of('invoices'),
    list: only('invoices?status=overdue&sort=due_on'),
    action: actions.open,
    note: ({ kind, more }) => formatMoney(Number(more), kind ?? ''),
  },
  cards: {
    list: only('invoices?status=card'),
    href: ({ more }) => `${panel}/invoices/${more ?? ''}`,
    action: actions.check,
    note: worded({ ...cardPayments.matters.notes, ...cardDisputes.notes }),
  },
  applications: {
    ...of('applications'),
    list: only('applications?status=new&direction=asc'),
    action: actions.read,
  },
  submissions: {
    ...of('inbox/quarantine'),
    list: only('inbox/quarantine?direction=asc'),
    action: actions.check,
    note: worded(inboxPage.forms),
  },
  mails: {
    ...of('inbox/mails'),
    list: only('inbox/mails?direction=asc'),
    action: actions.check,
  },
  failures: {
    list: only('inbox/failed-mails'),
    href: ({ more }) => (more === null ? null : `${panel}/people/${more}`),
    action: actions.open,
    text: ({ what }) => mailName(what),
  },
}
