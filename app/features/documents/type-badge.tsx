import { typeBadge } from '#app/features/files/file.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'

/** The file type. Long subtypes are cut; the title has the full type. */
export function TypeBadge({ mimeType }: { mimeType: string }) {
  const text = typeBadge(mimeType)
  return (
    <StatusBadge className="inline-flex max-w-36 align-middle">
      <span className="truncate" title={text}>
        {text}
      </span>
    </StatusBadge>
  )
}
