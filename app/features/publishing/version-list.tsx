import { Link } from 'react-router'
import { DataTable } from '#app/ui/data-table.tsx'
import { dateTime } from '#app/ui/format-date.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { publicationHistory as words } from '#content/publication-history.ts'
import { publicationForm } from '#content/publishing.ts'
import { adminPath, type Kind } from './publication.ts'
import type { History, VersionRow } from './version.ts'
import { VersionStatusBadge } from './version-status-badge.tsx'

type VersionListProps = {
  kind: Kind
  id: string
  history: History
  /** What else the page's address says. */
  kept: string
}

/** The history of a publication, below its form. */
export function VersionList({ kind, id, history, kept }: VersionListProps) {
  const { versions, older, newer } = history
  const path = `${adminPath[kind]}/${id}`
  const href = (place: string | null) => place && `${path}?${kept}${place}#history`
  return (
    <section id="history" aria-labelledby="history-title" className="mt-16 scroll-mt-6">
      <div className="border-b border-line pb-2">
        <h2 id="history-title" className="headline text-heading">
          {words.title}
        </h2>
      </div>
      <p className="mt-3 text-small text-ink-muted">
        {versions.length > 0 ? words.text : words.empty}
      </p>
      {versions.length > 0 && (
        <DataTable
          className="mt-4"
          caption={words.caption}
          columns={columns(path)}
          rows={versions}
          rowKey={(version) => version.id}
        />
      )}
      {(older || newer) && (
        <Pagination
          label={words.pages}
          previous={{ label: words.newer, href: href(newer) }}
          next={{ label: words.older, href: href(older) }}
        />
      )}
    </section>
  )
}

const columns = (path: string) => [
  {
    key: 'version',
    header: words.columns.version,
    cell: ({ id, version }: VersionRow) => (
      <Link to={`${path}/versions/${id}`} className="text-link whitespace-nowrap">
        {words.number(version)}
      </Link>
    ),
  },
  {
    key: 'what',
    header: words.columns.what,
    cell: (version: VersionRow) => <VersionStatusBadge {...version} />,
  },
  {
    key: 'changed',
    header: words.columns.changed,
    cell: (version: VersionRow) => (
      <span className="block max-w-[44ch] wrap-anywhere">{changedText(version)}</span>
    ),
  },
  {
    key: 'who',
    header: words.columns.who,
    cell: ({ editor }: VersionRow) => (
      <span className="wrap-anywhere">{editor ?? words.nobody}</span>
    ),
  },
  {
    key: 'when',
    header: words.columns.when,
    cell: ({ created_at }: VersionRow) => (
      <time dateTime={created_at} className="whitespace-nowrap">
        {dateTime(created_at)}
      </time>
    ),
  },
]

function changedText({ move, changed }: VersionRow): string {
  if (move === 'found') return words.foundText
  if (changed.length === 0) return words.nothing
  return changed.map((name) => publicationForm.fields[name] ?? name).join(', ')
}
