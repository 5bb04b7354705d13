import type { ReactNode } from 'react'
import { changedHref } from '#app/platform/changed-href.ts'
import { DataTable, withHeaders } from '#app/ui/data-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { ListPages } from './list-pages.tsx'
import type { ListPart } from './read-list.server.ts'

type Version = { id: string; version: number; editor: string | null; created_at: string }

type HistoryCopy = {
  title: string
  text: string
  empty: string
  caption: string
  pages: string
  columns: Record<'version' | 'what' | 'changed' | 'who' | 'when', string>
  number: (version: number) => string
  nobody: string
}

type VersionHistoryProps<Row> = {
  /** The page whose versions are shown. */
  path: string
  /** The other parameters of its address. */
  search?: string
  history: ListPart<Row>
  copy: HistoryCopy
  /** How a version came about. */
  badge: (version: Row) => ReactNode
  /** What it changed. */
  changed: (version: Row) => ReactNode
}

/** The history of a page, below its form. */
export function VersionHistory<Row extends Version>(props: VersionHistoryProps<Row>) {
  const { path, search = '', history, copy, badge, changed } = props
  const { rows, previous, next } = history
  const { columns } = copy
  return (
    <section id="history" aria-labelledby="history-title" className="mt-16 scroll-mt-6">
      <h2 id="history-title" className="headline border-b border-line pb-2 text-heading">
        {copy.title}
      </h2>
      <p className="mt-3 text-small text-ink-muted">{rows.length > 0 ? copy.text : copy.empty}</p>
      {rows.length > 0 && (
        <DataTable<Row>
          className="mt-4"
          caption={copy.caption}
          rows={rows}
          rowKey={({ id }) => id}
          columns={withHeaders(columns, [
            {
              key: 'version',
              cell: ({ id, version }) => (
                <Link to={`${path}/versions/${id}`} className="text-link whitespace-nowrap">
                  {copy.number(version)}
                </Link>
              ),
            },
            { key: 'what', cell: badge },
            { key: 'changed', cell: changed },
            {
              key: 'who',
              cell: ({ editor }) => <span className="wrap-anywhere">{editor ?? copy.nobody}</span>,
            },
            {
              key: 'when',
              cell: ({ created_at }) => (
                <Moment at={created_at} look="time" className="sm:whitespace-nowrap" />
              ),
            },
          ])}
        />
      )}
      <ListPages
        copy={copy}
        previous={previous}
        next={next}
        href={(change) => `${changedHref(path, search, change)}#history`}
      />
    </section>
  )
}
