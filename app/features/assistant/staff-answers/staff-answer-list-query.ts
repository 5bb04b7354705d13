import { oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { type AnswerStatus, answerStatuses, staffAnswersPath } from './staff-answer.ts'

export const staffAnswerList = defineList({
  name: 'staff-answer',
  path: staffAnswersPath,
  perPage: 50,
  sorts: { changed_at: byTime, asked: byText },
  filters: { status: oneOf(['all', ...answerStatuses]) },
})
export type StaffAnswerListQuery = ListQuery<typeof staffAnswerList>

export type StaffAnswerRow = {
  id: string
  asked: string
  answer: string | null
  path: string | null
  status: AnswerStatus
  changed_at: string
}

/** The history on the page of an answer, newest first. */
export const answerVersionList = defineList({
  name: 'answer-version',
  path: '',
  perPage: 10,
  sorts: { version: { usual: 'desc', types: ['int'] } },
  isSearchable: false,
  settle: () => ({ direction: 'desc' }),
})
export type AnswerVersionQuery = ListQuery<typeof answerVersionList>
