import { Link } from 'react-router'
import { ListPages } from '#app/lists/list-pages.tsx'
import type { ListPart } from '#app/lists/read-list.server.ts'
import { changedHref } from '#app/platform/changed-href.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { publicationHistory as copy } from '#content/publication-history.ts'
import { publicationForm } from '#content/publishing.ts'
import { adminPath, type Kind } from './publication.ts'
import type { VersionRow } from './version.ts'
import { VersionStatusBadge } from './version-status-badge.tsx'

type VersionListProps = {
  kind: Kind
  id: string
  history: ListPart<VersionRow>
  /** The other parameters of the page's address. */
  search: string
}

/** The history of a publication, below its form. */
export function VersionList({ kind, id, history, search }: VersionListProps) {
  const { rows, previous, next } = history
  const path = `${adminPath[kind]}/${id}`
  return (
    <section id="history" aria-labelledby="history-title" className="mt-16 scroll-mt-6">
      <div className="border-b border-line pb-2">
        <h2 id="history-title" className="headline text-heading">
          {copy.title}
        </h2>
      </div>
      <p className="mt-3 text-small text-ink-muted">{rows.length > 0 ? copy.text : copy.empty}</p>
      {rows.length > 0 && (
        <DataTable
          className="mt-4"
          caption={copy.caption}
          columns={columns(path)}
          rows={rows}
          rowKey={(version) => version.id}
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

const columns = (path: string) => [
  {
    key: 'version',
    header: copy.columns.version,
    cell: ({ id, version }: VersionRow) => (
      <Link to={`${path}/versions/${id}`} className="text-link whitespace-nowrap">
        {copy.number(version)}
      </Link>
    ),
  },
  {
    key: 'what',
    header: copy.columns.what,
    cell: (version: VersionRow) => <VersionStatusBadge {...version} />,
  },
  {
    key: 'changed',
    header: copy.columns.changed,
    cell: (version: VersionRow) => (
      <span className="block max-w-[44ch] wrap-anywhere">{changedText(version)}</span>
    ),
  },
  {
    key: 'who',
    header: copy.columns.who,
    cell: ({ editor }: VersionRow) => (
      <span className="wrap-anywhere">{editor ?? copy.nobody}</span>
    ),
  },
  {
    key: 'when',
    header: copy.columns.when,
    cell: ({ created_at }: VersionRow) => (
      <Moment at={created_at} look="time" className="whitespace-nowrap" />
    ),
  },
]

function changedText({ move, changed }: VersionRow): string {
  if (move === 'found') return copy.foundText
  if (changed.length === 0) return copy.nothing
  return changed.map((name) => publicationForm.fields[name] ?? name).join(', ')
}
