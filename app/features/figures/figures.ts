import type { Outcome } from '#app/features/assistant/conversation/outcome.ts'
import type { LeadSource, LeadStatus } from '#app/features/leads/lead.ts'
import type { Period } from '#app/features/visits/visit-report.ts'

/** The charts of the page, in their order; also the names of their files. */
export const charts = [
  ...(['leads', 'pipeline', 'answers', 'tickets', 'invoices', 'assistant'] as const),
] as const
export type Chart = (typeof charts)[number]

/** How many of something took at most so many minutes. */
export type Duration = { minutes: number; count: number }

/** A day or a week of the period; the first and the last week may be shorter than seven days. */
export type Span = { start: string; days: number }

/** What the assistant did with questions; outcomes that mean the same to a reader are counted together. */
export const answerKinds = {
  answered: ['answered'],
  declined: ['unstated', 'unsure', 'refused'],
  handed_over: ['handed_over'],
} as const satisfies Record<string, readonly Outcome[]>
export type AnswerKind = keyof typeof answerKinds
export const answerKindNames = Object.keys(answerKinds) as AnswerKind[]

/** Where the classes of age begin, in days. */
export const ticketAges = [0, 2, 4, 8, 31] as const
/** The same for the days since an invoice was due; the first class is not due yet. */
export const invoiceAges = [-Infinity, 1, 31, 61, 91] as const

/** The end of each class of time, in minutes; what took longer is in a last class. */
export const answerLimits = [60, 240, 480, 1440, 2880, 10_080] as const
export const solvingLimits = [240, 1440, 4320, 10_080, 43_200] as const
/** Within so many minutes we promise an answer. */
export const promisedMinutes = 1440

/** A count for each key in the spans of a period, by the place of the span; zeros are left away. */
export type SpanCounts<K extends string> = Record<number, Partial<Record<K, number>>>

export type LeadsInStatus = { open: number; lost: number }

export type Figures = {
  period: Period
  /** First and last day (UTC), `yyyy-mm-dd`. */
  from: string
  to: string
  leads: { bySpan: SpanCounts<LeadSource>; total: number; before: number }
  /** Leads by their status: those that were lost in it, and the others. */
  pipeline: Record<LeadStatus, LeadsInStatus>
  answers: { answered: Duration[]; waiting: number; waitingLate: number }
  tickets: {
    /** Open ones by class of age. */
    open: { age: number; open: number; inProgress: number }[]
    /** The day on which the oldest open one was raised. */
    oldest: string | null
    resolved: Duration[]
  }
  /** What is open, by currency, in cents for each class of age. */
  invoices: { currency: string; count: number; amounts: number[] }[]
  assistant: {
    bySpan: SpanCounts<AnswerKind>
    conversations: number
    becameLeads: number
    /** After so many days without a message a conversation is deleted, with its questions. */
    keptDays: number
  }
}
