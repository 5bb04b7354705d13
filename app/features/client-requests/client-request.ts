/** What is asked for in one line. */
export const lineKinds = ['document', 'answer'] as const
export type LineKind = (typeof lineKinds)[number]

/** `missing`: nothing was given; `returned`: staff gave it back with a reason. */
export const lineStatuses = ['missing', 'given', 'returned', 'accepted'] as const
export type LineStatus = (typeof lineStatuses)[number]

export const requestStatuses = ['open', 'completed', 'cancelled'] as const
export type RequestStatus = (typeof requestStatuses)[number]

export const linesAtMost = 50
export const titleLength = 200
export const reasonLength = 5_000
export const hintLength = 1_000
export const answerLength = 10_000
export const returnedLength = 2_000

export const adminRequestsPath = '/lead_admin/requests'
export const portalRequestsPath = '/dashboard/requests'

/** One row of a list. */
export type RequestRow = {
  id: string
  title: string
  client_name: string
  project_name: string | null
  due_on: string
  status: RequestStatus
  lines_total: number
  lines_missing: number
  lines_given: number
  lines_accepted: number
  created_at: string
}

export type ClientRequest = RequestRow & {
  client_id: string
  project_id: string | null
  reason: string
  contact_id: string | null
  contact_name: string | null
  author_name: string
  /** To the microsecond: a form says with it which state it has seen. */
  updated_at: string
}

/** A document that was given for a line. */
export type GivenFile = { id: string; name: string; size: number; version: number }

export type RequestLine = {
  id: string
  position: number
  kind: LineKind
  title: string
  hint: string
  status: LineStatus
  answer: string | null
  returned_because: string | null
  given_by_name: string | null
  given_at: string | null
  files: GivenFile[]
}

export type RequestPage = { request: ClientRequest; lines: RequestLine[] }

/** Where a request is: its status, and for an open one what it waits for. */
export type Standing = 'overdue' | 'waiting' | 'review' | 'completed' | 'cancelled'

/** @param today the day of the reader, `yyyy-mm-dd` */
export function standingOf(
  { status, due_on, lines_missing }: Pick<RequestRow, 'status' | 'due_on' | 'lines_missing'>,
  today: string,
): Standing {
  if (status !== 'open') return status
  if (lines_missing === 0) return 'review'
  return due_on < today ? 'overdue' : 'waiting'
}

/** How much of a request is done, from 0 to 100: what was given counts half, what was accepted whole. */
export function percentDone({
  lines_total: total,
  lines_given: given,
  lines_accepted: accepted,
}: Pick<RequestRow, 'lines_total' | 'lines_given' | 'lines_accepted'>): number {
  return total === 0 ? 0 : Math.round((100 * (accepted + given / 2)) / total)
}

/** Why something was not taken for a line. */
export type GiveRefusal = { line: string; error: string; answer: string }

/** What the forms of the staff's page ask for. */
export const adminIntents = [
  ...(['accept', 'return', 'save', 'add', 'remove', 'template', 'cancel', 'reopen'] as const),
] as const
export type AdminIntent = (typeof adminIntents)[number]

/** Why a form of the staff's page was not taken, and what was typed. Errors are by the id of the field. */
export type AdminAnswer = {
  intent: AdminIntent
  line: string
  errors: Record<string, string>
  typed: {
    title: string
    reason: string
    due_on: string
    contact: string
    because: string
    lines: { kind: LineKind; title: string; hint: string }[]
  }
}
