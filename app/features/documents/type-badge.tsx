import { Stamp } from '#app/ui/stamp.tsx'
import { typeBadge } from './document.ts'

/** What kind of file it is. The subtypes of Office files are long: the beginning shows, the title tells all. */
export function TypeBadge({ mimeType }: { mimeType: string }) {
  const text = typeBadge(mimeType)
  return (
    <Stamp className="inline-flex max-w-36 align-middle">
      <span className="truncate" title={text}>
        {text}
      </span>
    </Stamp>
  )
}
