import { typeBadge } from '#app/features/files/file.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'

/** What kind of file it is. Some subtypes are long: the beginning shows, the title tells all. */
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
