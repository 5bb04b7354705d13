export const statusPath = '/status'
export const adminStatusPath = '/lead_admin/status'

/** The parts of the product that a notice can name, in the order of the page. */
export const parts = ['website', 'portal', 'assistant', 'files', 'mail'] as const
export type Part = (typeof parts)[number]

/** How bad it is for a part. */
export const severities = ['partly', 'down'] as const
export type Severity = (typeof severities)[number]
export type Affected = Partial<Record<Part, Severity>>

export const noticeKinds = ['incident', 'maintenance'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** The statuses of each kind, in their order; with the last ones it is over. */
export const statusesOf = {
  incident: ['investigating', 'identified', 'monitoring', 'resolved'],
  maintenance: ['planned', 'underway', 'done', 'cancelled'],
} as const
export const noticeStatuses = [...statusesOf.incident, ...statusesOf.maintenance] as const
export type NoticeStatus = (typeof noticeStatuses)[number]

export const isOver = (status: NoticeStatus): boolean =>
  status === 'resolved' || status === 'done' || status === 'cancelled'

export type NoticeUpdate = { id: string; status: NoticeStatus; text: string; created_at: string }

/** An incident or maintenance. */
export type Notice = {
  id: string
  kind: NoticeKind
  title: string
  status: NoticeStatus
  affected: Affected
  starts_at: string
  /** When maintenance is to end. */
  ends_at: string | null
  /** Since when it is over, or called off. */
  closed_at: string | null
  updated_at: string
}
/** With its updates, newest first. */
export type PostedNotice = Notice & { updates: NoticeUpdate[] }

/** What is open, and what was closed lately. */
export type StatusBoard = { notices: PostedNotice[]; readAt: string }

export const titleLength = 150
export const textLength = 4_000
/** Days for which the public page tells of what is over. */
export const historyDays = 90
/** More notices than anybody reads on one page. */
export const noticesMost = 100
export const updatesMost = 100

/** The status of a notice at a time: maintenance begins by itself when its time has come. */
export function standingOf(
  { status, starts_at }: Pick<Notice, 'status' | 'starts_at'>,
  now: string,
): NoticeStatus {
  return status === 'planned' && starts_at <= now ? 'underway' : status
}

/** Maintenance that has not begun yet. */
export const isAhead = (notice: Notice, now: string): boolean =>
  standingOf(notice, now) === 'planned'

export type PartStanding = Severity | 'works' | 'maintenance'

/** How each part works now: an incident counts more than maintenance, and `down` more than `partly`. */
export function partStandings(notices: readonly Notice[], now: string) {
  const under = notices.filter((one) => one.closed_at === null && !isAhead(one, now))
  return parts.map((part): { part: Part; standing: PartStanding } => {
    const hits = under.filter(({ affected }) => affected[part])
    const incidents = hits.filter(({ kind }) => kind === 'incident')
    if (incidents.some(({ affected }) => affected[part] === 'down'))
      return { part, standing: 'down' }
    if (incidents.length > 0) return { part, standing: 'partly' }
    return { part, standing: hits.length > 0 ? 'maintenance' : 'works' }
  })
}

/** What the page says first. */
export function overallOf(notices: readonly Notice[], now: string): PartStanding {
  const standings = partStandings(notices, now).map(({ standing }) => standing)
  const worst = (['down', 'partly', 'maintenance'] as const).find((one) => standings.includes(one))
  return worst ?? 'works'
}
