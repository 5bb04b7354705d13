import { promisedHours } from '#app/features/leads/lead.ts'

export const todayPath = '/lead_admin'

/** What may wait for staff, in the order of the page. */
export const todaySections = [
  'leads',
  'followUps',
  'conversations',
  'tickets',
  'comments',
  'reviews',
  'requests',
  'decisions',
  'tasks',
  'calls',
  'invoices',
  'cards',
  'applications',
  'submissions',
  'mails',
  'failures',
] as const
export type TodaySection = (typeof todaySections)[number]

/** Everybody's work, or one's own. */
export const todayScopes = ['all', 'mine'] as const
export type TodayScope = (typeof todayScopes)[number]

/** The sections whose records were promised such a reply. */
export const promisedSections: readonly TodaySection[] = ['leads', 'conversations', 'submissions']

/** How many rows of a section the page shows. */
export const rowsShown = 6
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

/** The page of a scope. */
export const todayHref = (scope: TodayScope): string =>
  scope === 'mine' ? `${todayPath}?whose=${scope}` : todayPath
