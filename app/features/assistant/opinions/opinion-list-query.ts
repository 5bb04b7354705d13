import { oneOf } from '#app/lists/filter-rules.ts'
import { byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { type FeedbackReason, feedbackReasons } from '../conversation/feedback.ts'

/** The opinions on single answers; at first those that say it did not help. */
export const opinionList = defineList({
  name: 'opinion',
  path: '/lead_admin/conversations/opinions',
  perPage: 25,
  sorts: { changed_at: byTime },
  filters: {
    thumb: oneOf(['down', 'up', 'all']),
    reason: oneOf(['', ...feedbackReasons]),
    state: oneOf(['all', 'open', 'handled']),
  },
  isSearchable: false,
  settle: () => ({ direction: 'desc' }),
})
export type OpinionListQuery = ListQuery<typeof opinionList>

export type OpinionRow = {
  id: string
  conversation_id: string
  seq: number
  /** The visitor's message and its id; null when the answer is to none. */
  question: string | null
  question_id: string | null
  answer: string
  thumb: 'up' | 'down'
  reason: FeedbackReason | null
  comment: string | null
  changed_at: string
  /** Staff have dealt with it since it was given; without a name when the account is gone. */
  handled: { at: string; by: string | null; answer_id: string | null } | null
}

/** What visitors thought, in figures. */
export type OpinionFigures = {
  weeks: { week: string; up: number; down: number }[]
  reasons: { reason: FeedbackReason | null; count: number }[]
  ratings: { rating: number; count: number }[]
}
