import type { ListPart } from '#app/lists/read-list.server.ts'
import { VersionHistory } from '#app/lists/version-history.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
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
  return (
    <VersionHistory
      path={path}
      history={history}
      copy={copy}
      badge={(version) => <PageMoveBadge {...version} />}
      changed={({ changed }) => copy.texts(changed.length)}
    />
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
