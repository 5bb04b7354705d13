import type { ListPart } from '#app/lists/read-list.server.ts'
import { VersionHistory } from '#app/lists/version-history.tsx'
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
  return (
    <VersionHistory
      path={`${adminPath[kind]}/${id}`}
      search={search}
      history={history}
      copy={copy}
      badge={(version) => <VersionStatusBadge {...version} />}
      changed={(version) => (
        <span className="block max-w-[44ch] wrap-anywhere">{changedText(version)}</span>
      )}
    />
  )
}

function changedText({ move, changed }: VersionRow): string {
  if (move === 'found') return copy.foundText
  if (changed.length === 0) return copy.nothing
  return changed.map((name) => publicationForm.fields[name] ?? name).join(', ')
}
