import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { answerStatusWords, staffAnswersList as copy } from '#content/staff-answers.ts'
import { AssistantTabs } from './assistant-tabs.tsx'
import { answerStatuses, staffAnswersPath, wordingsOf } from './staff-answer.ts'
import {
  type StaffAnswerListQuery,
  type StaffAnswerRow,
  staffAnswerList,
} from './staff-answer-list-query.ts'

type Column = ListColumn<StaffAnswerRow, keyof typeof staffAnswerList.sorts>

const options = (['all', ...answerStatuses] as const).map((value) => ({
  value,
  label: copy.statuses[value],
}))

/** The answers that staff have written for the assistant. */
export function StaffAnswerList(page: ListRows<StaffAnswerRow> & { query: StaffAnswerListQuery }) {
  return (
    <>
      <AssistantTabs here="answers" />
      <ListPage
        {...page}
        list={staffAnswerList}
        copy={copy}
        as={{ columns }}
        filters={[{ name: 'status', label: copy.status, options }]}
        create={<ButtonLink to={`${staffAnswersPath}/new`}>{copy.add}</ButtonLink>}
      />
    </>
  )
}

const columns: Column[] = withHeaders(copy.columns, [
  {
    key: 'asked',
    sort: true,
    cell: ({ id, asked }) => {
      const [first, ...others] = wordingsOf(asked)
      return (
        <span className="block sm:max-w-md sm:min-w-48">
          <Link to={`${staffAnswersPath}/${id}`} className="text-link font-medium wrap-anywhere">
            {first}
          </Link>
          {others.length > 0 && (
            <span className="block text-small text-ink-muted">{copy.more(others.length)}</span>
          )}
        </span>
      )
    },
  },
  {
    key: 'answer',
    cell: ({ answer, path }) => (
      <span className="line-clamp-3 max-w-md wrap-anywhere">
        {answer ?? copy.byPage(path ?? '')}
      </span>
    ),
  },
  { key: 'status', cell: ({ status }) => <AnswerStatusBadge status={status} /> },
  {
    key: 'changed_at',
    sort: true,
    cell: ({ changed_at }) => <Moment at={changed_at} className="whitespace-nowrap" />,
  },
])

export const AnswerStatusBadge = ({ status }: Pick<StaffAnswerRow, 'status'>) => (
  <StatusBadge tone={status === 'live' ? 'verdigris' : 'ink'}>
    {answerStatusWords[status]}
  </StatusBadge>
)
