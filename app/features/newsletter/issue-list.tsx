import { Link, useNavigation } from 'react-router'
import { changedHref } from '#app/platform/keyset.ts'
import { Button } from '#app/ui/button.tsx'
import { type LedgerColumn, LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Form } from '#app/ui/form.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { issuesPage as words } from '#content/admin-newsletter.ts'
import type { IssueRow, IssueState } from './issue.ts'

const path = '/lead_admin/newsletter'
const tones = { draft: 'ink', sending: 'blue', stopped: 'ochre', sent: 'verdigris' } as const

export function IssueStatusBadge({ state }: { state: IssueState }) {
  return <StatusBadge tone={tones[state]}>{words.states[state]}</StatusBadge>
}

type IssueListProps = {
  issues: IssueRow[]
  previous: string | null
  next: string | null
  search: string
}

/** All issues, newest first. */
export function IssueList({ issues, previous, next, search }: IssueListProps) {
  const href = (change: Record<string, string | null>) =>
    changedHref(path, search, { after: null, before: null, ...change })
  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="headline text-section">{words.title}</h1>
          <p className="mt-2 text-ink-muted">{words.intro}</p>
        </div>
        {issues.length > 0 && <NewIssue />}
      </div>
      {issues.length > 0 ? (
        <LedgerTable
          caption={words.caption}
          columns={columns}
          rows={issues}
          rowKey={({ id }) => id}
        />
      ) : (
        <EmptyState text={words.empty} hint={words.emptyHint} action={<NewIssue />} />
      )}
      {(previous || next) && (
        <Pagination
          label={words.pages.label}
          previous={{ label: words.pages.previous, href: previous && href({ before: previous }) }}
          next={{ label: words.pages.next, href: next && href({ after: next }) }}
        />
      )}
    </>
  )
}

function NewIssue() {
  const pending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post">
      <Button type="submit" disabled={pending}>
        {pending ? words.creating : words.create}
      </Button>
    </Form>
  )
}

const columns: LedgerColumn<IssueRow>[] = [
  {
    key: 'subject',
    header: words.columns.subject,
    cell: ({ subject }) => (
      <span className="block font-medium wrap-anywhere lg:min-w-64">
        {subject || words.noSubject}
      </span>
    ),
  },
  {
    key: 'state',
    header: words.columns.state,
    cell: ({ state }) => <IssueStatusBadge state={state} />,
  },
  {
    key: 'figures',
    header: words.columns.figures,
    numeric: true,
    cell: (one) => (one.state === 'draft' ? words.none : words.figures(one.sent, one.total)),
  },
  {
    key: 'created_at',
    header: words.columns.created_at,
    cell: (one) => (
      <time dateTime={one.created_at} className="whitespace-nowrap">
        {listDate(one.created_at)}
      </time>
    ),
  },
  {
    key: 'actions',
    header: words.columns.actions,
    cell: ({ id, subject }) => (
      <Link
        to={`${path}/${id}`}
        aria-label={words.openOf(subject || words.noSubject)}
        className="text-link inline-flex min-h-6 items-center"
      >
        {words.open}
      </Link>
    ),
  },
]
