import { Link } from 'react-router'
import { ListPages } from '#app/lists/list-pages.tsx'
import type { ListPart } from '#app/lists/read-list.server.ts'
import { changedHref } from '#app/platform/changed-href.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { pageHistory as copy } from '#content/page-texts.ts'
import type { PageVersionRow } from './page-texts.ts'

/** The history of a page, below its form. */
export function PageHistory({
  path,
  history,
}: {
  path: string
  history: ListPart<PageVersionRow>
}) {
  const { rows, previous, next } = history
  return (
    <section id="history" aria-labelledby="history-title" className="mt-16 scroll-mt-6">
      <h2 id="history-title" className="headline border-b border-line pb-2 text-heading">
        {copy.title}
      </h2>
      <p className="mt-3 text-small text-ink-muted">{rows.length > 0 ? copy.text : copy.empty}</p>
      {rows.length > 0 && (
        <DataTable
          className="mt-4"
          caption={copy.caption}
          columns={columns(path)}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
      <ListPages
        copy={copy}
        previous={previous}
        next={next}
        href={(change) => `${changedHref(path, '', change)}#history`}
      />
    </section>
  )
}

const tones = { publish: 'verdigris', restore: 'blue', original: 'ink' } as const

/** How a version came about. */
export function PageMoveBadge({ move, restored_from }: PageVersionRow) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <StatusBadge tone={tones[move]}>{copy.moves[move]}</StatusBadge>
      {restored_from !== null && (
        <span className="text-small whitespace-nowrap">{copy.restoredFrom(restored_from)}</span>
      )}
    </span>
  )
}

const columns = (path: string) => [
  {
    key: 'version',
    header: copy.columns.version,
    cell: ({ id, version }: PageVersionRow) => (
      <Link to={`${path}/versions/${id}`} className="text-link whitespace-nowrap">
        {copy.number(version)}
      </Link>
    ),
  },
  {
    key: 'what',
    header: copy.columns.what,
    cell: (version: PageVersionRow) => <PageMoveBadge {...version} />,
  },
  {
    key: 'changed',
    header: copy.columns.changed,
    cell: ({ changed }: PageVersionRow) => copy.texts(changed.length),
  },
  {
    key: 'who',
    header: copy.columns.who,
    cell: ({ editor }: PageVersionRow) => (
      <span className="wrap-anywhere">{editor ?? copy.nobody}</span>
    ),
  },
  {
    key: 'when',
    header: copy.columns.when,
    cell: ({ created_at }: PageVersionRow) => (
      <Moment at={created_at} look="time" className="whitespace-nowrap" />
    ),
  },
]
