import type { Source } from '../assistant.ts'
import type { Language } from '../conversation/outcome.ts'

export const gapsPath = '/lead_admin/conversations/questions'

export const gapDays = [7, 30, 90] as const
export type GapDays = (typeof gapDays)[number]
export const groupsPerPage = 15

/** A question that was not answered. */
export type GapQuestion = {
  /** Of the visitor's message. */
  id: string
  conversation_id: string
  text: string
  /** ISO 8601. */
  at: string
  /** The pages that were offered in place of an answer. */
  sources: Source[]
  vector: Float32Array | null
  closed: 'answered' | 'not_ours' | null
}

/** Questions of the same meaning, as the report shows them. */
export type Gap = {
  /** The id of one of the questions, which stands for the group. */
  key: string
  count: number
  last: string
  languages: Language[]
  /** Wordings without personal data, the most asked first. */
  examples: string[]
  pages: Source[]
  /** The newest conversation in which it was asked. */
  conversationId: string
  /** Staff have dealt with it before, and it was asked again. */
  isBack: boolean
}

export type GapReport = {
  days: GapDays
  groups: Gap[]
  page: number
  pages: number
  total: number
  /** Only the newest questions are looked at. */
  isCapped: boolean
  /** Some questions are grouped by their words only. */
  hasNoMeaning: boolean
}

export function readGapQuery(params: URLSearchParams): { days: GapDays; page: number } {
  const days = gapDays.find((one) => String(one) === params.get('days')) ?? 30
  const page = Number(params.get('page'))
  return { days, page: Number.isInteger(page) && page > 0 ? Math.min(page, 1_000) : 1 }
}
