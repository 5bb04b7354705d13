import { promisedHours } from '#app/features/leads/lead.ts'

export const todayPath = '/lead_admin'

/** What may wait for staff, in the order of the page. */
export const todaySections = [
  'leads',
  'followUps',
  'conversations',
  'tickets',
  'tasks',
  'calls',
  'invoices',
  'applications',
  'submissions',
  'mails',
  'failures',
] as const
export type TodaySection = (typeof todaySections)[number]

/** Those whose records belong to one of the staff. */
export const ownedSections = ['leads', 'followUps', 'conversations', 'tickets', 'tasks'] as const

/** Everybody's work, or one's own. */
export const todayScopes = ['all', 'mine'] as const
export type TodayScope = (typeof todayScopes)[number]

/** The sections whose records were promised such a reply. */
export const promisedSections: readonly TodaySection[] = ['leads', 'conversations', 'submissions']

/** How many rows of a section the page shows. */
export const rowsShown = 6
/** The same where only one section is shown; what is done makes room for the next. */
export const rowsOfOne = 100
/** A section is counted exactly up to here. */
export const countedUpTo = 10_000

/** A row as the database gives it. */
export type TodayRow = {
  id: string
  who: string
  what: string
  /** A word of the record: a source, a priority, a form, a reason, a currency. */
  kind: string | null
  /** When it began to wait, or when a call begins. */
  since: string
  /** The day by which it is due. */
  due: string | null
  /** Who of the staff has it. */
  owner: string | null
  /** What else its address or text needs: the record of a task or a mail, an amount. */
  more: string | null
}

export type TodayPart = {
  key: TodaySection
  count: number
  isCapped: boolean
  /** How many are late. */
  late: number
  rows: TodayRow[]
}

export type Today = {
  scope: TodayScope
  /** The one section that is shown, if it is not the whole page. */
  only: TodaySection | null
  now: string
  /** The day of the reader, on which something is due. */
  day: string
  /** The time zone in which a call is today: of the reader, or else of the office. */
  zone: string
  parts: TodayPart[]
}

const hour = 3_600_000

/** When the row is late: after the promised hours, or after its day. */
export function deadlineOf(section: TodaySection, { since, due }: TodayRow): string | null {
  if (promisedSections.includes(section))
    return new Date(Date.parse(since) + promisedHours * hour).toISOString()
  return due
}

/** The page, or one section of it. */
export function todayHref(scope: TodayScope, only: TodaySection | null = null): string {
  const query = new URLSearchParams({
    ...(only && { only }),
    ...(scope === 'mine' && { whose: scope }),
  })
  return query.size > 0 ? `${todayPath}?${query}` : todayPath
}
