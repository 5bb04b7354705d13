import { useEffect, useState } from 'react'
import { type Unfinished, unfinishedOf } from '#app/features/uploads/unfinished-uploads.ts'
import { uploadCopy as copy } from '#content/uploads.ts'

type UnfinishedNoteProps = { endpoint: string; line: string; className?: string }

/** What this browser has begun to send for a line and not finished: the same file chosen again goes on. */
export function UnfinishedNote({ endpoint, line, className }: UnfinishedNoteProps) {
  const [found, setFound] = useState<Unfinished[]>([])
  // Only the browser knows: the server renders nothing.
  useEffect(() => setFound(unfinishedOf(endpoint, line)), [endpoint, line])
  if (found.length === 0) return null
  return (
    <ul className={className}>
      {found.map(({ name, size, sent, uploadUrl }) => (
        <li key={uploadUrl} className="wrap-anywhere">
          {copy.unfinished(name, Math.floor((sent / size) * 100))}
        </li>
      ))}
    </ul>
  )
}
