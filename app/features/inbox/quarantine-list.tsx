import { Link } from 'react-router'
import { type LedgerColumn, LedgerTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { inboxPage } from '#content/inbox.ts'
import { formLabel, type QuarantinedRow, reasonLabel } from './inbox.ts'
import { InboxTabs } from './inbox-tabs.tsx'

type QuarantineListProps = {
  rows: QuarantinedRow[]
  waiting: number
  previous: string | null
  next: string | null
  search: string
}

const path = '/lead_admin/inbox/held'
const words = inboxPage.held

const columns = (search: string): LedgerColumn<QuarantinedRow>[] => [
  {
    key: 'sender',
    header: words.columns.sender,
    cell: (held) => (
      <>
        <span className="block font-medium wrap-anywhere">{held.sender_name || '–'}</span>
        <span className="block text-small wrap-anywhere text-ink-muted">{held.sender_email}</span>
      </>
    ),
  },
  { key: 'form', header: words.columns.form, cell: (held) => formLabel(held.form) },
  {
    key: 'reasons',
    header: words.columns.reasons,
    cell: (held) => held.reasons.map(reasonLabel).join('; '),
  },
  {
    key: 'created_at',
    header: words.columns.created_at,
    cell: (held) => (
      <time dateTime={held.created_at} className="whitespace-nowrap">
        {listDate(held.created_at)}
      </time>
    ),
  },
  {
    key: 'actions',
    header: words.columns.actions,
    cell: (held) => (
      <Link
        to={`${path}/${held.id}${search}`}
        preventScrollReset
        aria-label={words.viewOf(held.sender_name)}
        className="text-link"
      >
        {words.view}
      </Link>
    ),
  },
]

/** What is held as suspected spam, until somebody decides. */
export function QuarantineList({ rows, waiting, previous, next, search }: QuarantineListProps) {
  const page = (side: 'before' | 'after', cursor: string | null) =>
    cursor && `${path}?${new URLSearchParams({ [side]: cursor })}`
  return (
    <>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="headline text-section">{inboxPage.title}</h1>
        <p className="label text-ink-muted" role="status">
          {words.waiting(waiting)}
        </p>
      </div>
      <InboxTabs selected="held" />
      {rows.length === 0 ? (
        <EmptyState text={words.empty} hint={words.emptyHint} />
      ) : (
        <>
          <p className="prose-measure mb-6 text-ink-muted">{words.lead}</p>
          <LedgerTable
            caption={words.caption}
            columns={columns(search)}
            rows={rows}
            rowKey={(held) => held.id}
          />
          <Pagination
            label={words.pages}
            previous={{ label: words.previous, href: page('before', previous) }}
            next={{ label: words.next, href: page('after', next) }}
          />
        </>
      )}
    </>
  )
}
