import { Link } from 'react-router'
import { DataTable } from '#app/ui/data-table.tsx'
import { dateTime } from '#app/ui/format-date.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { pagesList as copy } from '#content/page-texts.ts'
import type { PageListRow } from './page-text-service.server.ts'
import { pagesPath } from './page-texts.ts'

const tones = { original: 'ink', changed: 'verdigris', outdated: 'vermilion' } as const

/** Every page of the site with the state of its texts. */
export function PagesList({ rows }: { rows: PageListRow[] }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="headline text-section">{copy.title}</h1>
        <p className="label text-ink-muted">{copy.found(rows.length)}</p>
      </div>
      <p className="prose-measure mt-2 text-ink-muted">{copy.intro}</p>
      <DataTable
        className="mt-8"
        caption={copy.caption}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </>
  )
}

const columns = [
  {
    key: 'page',
    header: copy.columns.page,
    cell: ({ key, name, page }: PageListRow) => (
      <span className="block">
        <Link to={`${pagesPath}/${key}`} className="text-link font-medium">
          {name}
        </Link>
        <span className="block text-small wrap-anywhere text-ink-muted">{page}</span>
      </span>
    ),
  },
  {
    key: 'state',
    header: copy.columns.state,
    cell: ({ state, changed }: PageListRow) => (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        <StatusBadge tone={tones[state]}>{copy.states[state]}</StatusBadge>
        {changed > 0 && <span className="text-small">{copy.texts(changed)}</span>}
      </span>
    ),
  },
  {
    key: 'changed',
    header: copy.columns.changed,
    cell: ({ published }: PageListRow) =>
      published ? (
        <time dateTime={published} className="whitespace-nowrap">
          {dateTime(published)}
        </time>
      ) : (
        copy.never
      ),
  },
  {
    key: 'draft',
    header: copy.columns.draft,
    cell: ({ draft }: PageListRow) =>
      draft ? (
        <span className="block">
          <span className="block wrap-anywhere">{copy.draftBy(draft.editor)}</span>
          <time dateTime={draft.at} className="block text-small whitespace-nowrap text-ink-muted">
            {dateTime(draft.at)}
          </time>
        </span>
      ) : (
        <span className="text-ink-muted">{copy.noDraft}</span>
      ),
  },
]
