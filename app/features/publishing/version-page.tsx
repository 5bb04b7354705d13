import { Link } from 'react-router'
import { VersionFrame } from '#app/ui/version-frame.tsx'
import { publicationVersion as copy, publicationHistory } from '#content/publication-history.ts'
import { adminPath, type Kind } from './publication.ts'
import type { FieldChange, VersionRow } from './version.ts'
import { VersionChanges } from './version-changes.tsx'
import { VersionStatusBadge } from './version-status-badge.tsx'

type VersionPageProps = {
  kind: Kind
  id: string
  title: string
  /** The number of the stored version. */
  now: number
  version: VersionRow
  changes: FieldChange[]
  /** The number of the version before it; null for the first one. */
  comparedWith: number | null
  isAgainstNow: boolean
}

/**
 * One version of a publication: its changes, the changes that restoring it would make, and the
 * button that restores it.
 */
export function VersionPage(props: VersionPageProps) {
  const { kind, id, title, now, version, changes, comparedWith, isAgainstNow } = props
  const editorPath = `${adminPath[kind]}/${id}`
  return (
    <VersionFrame
      editorPath={editorPath}
      title={copy.title(version.version)}
      of={copy.of(title)}
      version={version}
      now={now}
      isAgainstNow={isAgainstNow}
      badge={<VersionStatusBadge {...version} />}
      copy={{ ...copy, nobody: publicationHistory.nobody }}
      below={
        <Link
          to={`${editorPath}/preview?version=${version.id}`}
          reloadDocument
          className="text-link inline-flex min-h-9 items-center justify-self-start text-small"
        >
          {copy.preview}
        </Link>
      }
    >
      <p role="status" className="mt-2 text-small text-ink-muted">
        {about(isAgainstNow, comparedWith, changes.length)}
      </p>
      {changes.length > 0 && <VersionChanges changes={changes} />}
    </VersionFrame>
  )
}

function about(isAgainstNow: boolean, comparedWith: number | null, changes: number): string {
  if (isAgainstNow) return changes === 0 ? copy.same : copy.comparedWithNow
  if (comparedWith === null) return copy.first
  return changes === 0 ? copy.sameAsBefore : copy.comparedWith(comparedWith)
}
