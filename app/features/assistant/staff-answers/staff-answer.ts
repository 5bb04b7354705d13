import type { Source } from '../assistant.ts'

export const staffAnswersPath = '/lead_admin/conversations/answers'

export const answerStatuses = ['live', 'withdrawn'] as const
export type AnswerStatus = (typeof answerStatuses)[number]

/** What staff write: questions and what the assistant says to them. */
export type StaffAnswerValues = {
  /** One wording a line. */
  asked: string
  /** Null where the text of the page answers. */
  answer: string | null
  answer_fr: string | null
  /** The page that proves the answer, or answers. */
  path: string | null
}

export type StaffAnswer = StaffAnswerValues & {
  id: string
  status: AnswerStatus
  version: number
}

export type StaffAnswerVersion = StaffAnswerValues & {
  id: string
  version: number
  status: AnswerStatus
  restored_from: number | null
  /** Null when the account is gone. */
  by: string | null
  created_at: string
}

/** A page that may prove an answer. */
export type PageChoice = { path: string; title: string }

/** What the assistant would say to a question. */
export type TriedAnswer = {
  question: string
  text: string
  sources: Source[]
  /** The answer of the form was used. */
  isOurs: boolean
}

/** The wordings of a stored answer. */
export const wordingsOf = (asked: string): string[] =>
  asked
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The form as it comes back: refused, or with what the assistant would say. */
export type StaffAnswerState = {
  typed: Record<keyof StaffAnswerValues, string>
  faults?: Partial<Record<keyof StaffAnswerValues, string>>
  error?: string
  /** What looks like personal data. */
  found?: string[]
  tried?: TriedAnswer
  tryError?: string
}
