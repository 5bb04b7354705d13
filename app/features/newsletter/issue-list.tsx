import { useNavigation } from 'react-router'
import { ListPage } from '#app/lists/list-page.tsx'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Link } from '#app/ui/link.tsx'
import { Nothing } from '#app/ui/nothing.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { issuesPage as copy } from '#content/admin-newsletter.ts'
import type { IssueRow, IssueState } from './issue.ts'
import { type IssueListQuery, issueList } from './issue-list-query.ts'

const tones = { draft: 'ink', sending: 'blue', stopped: 'ochre', sent: 'verdigris' } as const

export function IssueStatusBadge({ state }: { state: IssueState }) {
  return <StatusBadge tone={tones[state]}>{copy.states[state]}</StatusBadge>
}

type IssueListProps = ListRows<IssueRow> & { query: IssueListQuery }

/** The list of issues, newest first. */
export function IssueList(page: IssueListProps) {
  return <ListPage {...page} list={issueList} copy={copy} as={{ columns }} create={<NewIssue />} />
}

function NewIssue() {
  const pending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post">
      <SubmitButton label={copy.create} busy={pending && copy.creating} />
    </Form>
  )
}

const columns: ListColumn<IssueRow, 'created_at'>[] = withHeaders(copy.columns, [
  {
    key: 'subject',
    cell: ({ id, subject }) => (
      <Link
        to={`${issueList.path}/${id}`}
        className="text-link block font-medium wrap-anywhere lg:min-w-64"
      >
        {subject || copy.noSubject}
      </Link>
    ),
  },
  { key: 'state', cell: ({ state }) => <IssueStatusBadge state={state} /> },
  {
    key: 'figures',
    numeric: true,
    cell: (one) =>
      one.state === 'draft' ? <Nothing>{copy.none}</Nothing> : copy.figures(one.sent, one.total),
  },
  {
    key: 'created_at',
    sort: true,
    cell: (one) => <Moment at={one.created_at} className="whitespace-nowrap" />,
  },
  {
    key: 'actions',
    cell: ({ id, subject }) => (
      <Link
        to={`${issueList.path}/${id}`}
        aria-label={copy.openOf(subject || copy.noSubject)}
        className="text-link inline-flex min-h-6 items-center"
      >
        {copy.open}
      </Link>
    ),
  },
])
