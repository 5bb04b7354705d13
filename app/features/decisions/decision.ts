/** What is asked of whoever decides. */
export const decisionKinds = ['approval', 'acknowledgement', 'signature'] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** What a decision can be about, besides a text. */
export const subjectKinds = ['document', 'milestone', 'update'] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** A milestone or an update as it was when it was asked about. */
export type DecisionPart =
  | { kind: 'milestone'; title: string; due_on: string | null; done_on: string | null }
  | { kind: 'update'; title: string; body: string }

/** `agreed`: everybody has approved or acknowledged; `declined`: somebody has not. */
export const decisionStatuses = ['open', 'agreed', 'declined', 'withdrawn'] as const
export type DecisionStatus = (typeof decisionStatuses)[number]

/** How somebody was signed in: with a password, a password and a code, or a passkey. */
export type SignIn = 'password' | 'code' | 'passkey'

export const peopleAtMost = 6
export const titleLength = 200
export const bodyLength = 20_000
export const reasonLength = 2_000
export const nameLength = 200
export const drawingLength = 12_000
/** The field in which a name is drawn; a drawing is the `d` of an SVG path in it, of lines alone. */
export const drawingField = { width: 600, height: 180 }
export const drawingPattern =
  /^(?:M[0-5]?\d{1,2} (?:1[0-7]\d|\d{1,2})(?:L[0-5]?\d{1,2} (?:1[0-7]\d|\d{1,2}))+)+$/
/** Units that a name's lines have at least in all: a touch that was meant to scroll is none. */
const leastDrawn = 60

/** Whether enough was drawn to be a name. */
export function isDrawn(drawing: string): boolean {
  let length = 0
  for (const line of drawing.split('M').slice(1)) {
    const points = line.split('L').map((point) => point.split(' ').map(Number))
    for (const [at, [x = 0, y = 0]] of points.entries()) {
      const [fromX = x, fromY = y] = points[at - 1] ?? []
      length += Math.hypot(x - fromX, y - fromY)
    }
  }
  return length >= leastDrawn
}

export const adminDecisionsPath = '/lead_admin/decisions'
export const portalDecisionsPath = '/dashboard/decisions'

/** One row of a list. */
export type DecisionRow = {
  id: string
  title: string
  kind: DecisionKind
  client_name: string
  project_name: string | null
  due_on: string
  status: DecisionStatus
  people_total: number
  people_agreed: number
  /** The reader is asked now. */
  is_yours: boolean
  created_at: string
}

export type Decision = Omit<DecisionRow, 'is_yours'> & {
  client_id: string
  body: string
  /** Null for a text, and when the document was deleted. */
  document_id: string | null
  document_version: number | null
  document_name: string | null
  part: DecisionPart | null
  /** Of the milestone or update, and of its project; null when it was deleted. */
  milestone_id: string | null
  update_id: string | null
  project_id: string | null
  /** Of the bytes of the document's version, of the milestone or update as JSON, or of the text. */
  shown_sha256: string | null
  in_turn: boolean
  needs_second_factor: boolean
  /** Grows with each new version of what is decided. */
  round: number
  author_name: string
}

export type DecisionPerson = {
  position: number
  user_id: string | null
  person_name: string
  is_awaited: boolean
  /** They cannot sign in any more, as far as the reader may know. */
  has_left: boolean
  /** They see single projects only, and not this decision. */
  is_kept_out: boolean
  answer: 'agreed' | 'declined' | null
  reason: string | null
  answered_at: string | null
}

/** What happened, as both sides see it. */
export type DecisionEvent = {
  id: string
  number: number
  kind: 'asked' | 'asked_again' | 'agreed' | 'declined' | 'withdrawn' | 'replaced'
  by_staff: boolean
  person_name: string
  /** The name that they have typed to sign. */
  signed_as: string | null
  /** Their name as they have drawn it. */
  signed_drawing: string | null
  /** Who decides no more, and who does instead. */
  former_name: string | null
  named_name: string | null
  sign_in: SignIn | null
  document_version: number | null
  shown_sha256: string | null
  wording: string | null
  sha256: string
  created_at: string
  /** For staff only. */
  ip: string | null
}

export type DecisionPage = {
  decision: Decision
  people: DecisionPerson[]
  events: DecisionEvent[]
}

/** Where a decision is, for whoever reads: `yours` waits for the reader. */
export type Standing = 'overdue' | 'yours' | DecisionStatus

/** @param today the day of the reader, `yyyy-mm-dd` */
export function standingOf(
  { status, due_on }: Pick<DecisionRow, 'status' | 'due_on'>,
  isYours: boolean,
  today: string,
): Standing {
  if (status !== 'open') return status
  if (due_on < today) return 'overdue'
  return isYours ? 'yours' : 'open'
}

/** Whom staff can name in the place of a person who has not answered. */
export type Replacement = {
  position: number
  /** Who decides now: their account, and their name. */
  former: string
  name: string
  people: { id: string; name: string }[]
}

/** Why an answer was not taken, and what was typed. */
export type AnswerRefusal = {
  error: string
  reasonError: string | null
  reason: string
  nameError: string | null
  name: string
  drawing: string
}
