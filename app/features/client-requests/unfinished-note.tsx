import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { deleteUpload } from '#app/features/uploads/delete-upload.ts'
import {
  forgetUpload,
  type UploadPlace,
  unfinishedOf,
} from '#app/features/uploads/unfinished-uploads.ts'
import { Button } from '#app/ui/button.tsx'
import { uploadCopy as copy } from '#content/uploads.ts'

type UnfinishedNoteProps = {
  place: UploadPlace
  onCancelled(): void
  className?: string
}

type Found = ReturnType<typeof unfinishedOf>

/** What this browser has begun to send for a line and not finished: the same file chosen again goes on. */
export function UnfinishedNote({ place, onCancelled, className }: UnfinishedNoteProps) {
  const { owner, endpoint, line } = place
  const [found, setFound] = useState<Found>([])
  const [said, setSaid] = useState('')
  const { revalidate } = useRevalidator()
  // Only the browser knows: the server renders nothing.
  useEffect(() => setFound(unfinishedOf({ owner, endpoint, line })), [owner, endpoint, line])

  async function cancel({ key, name, uploadUrl }: Found[number]) {
    const outcome = await deleteUpload(uploadUrl)
    if (outcome === 'kept') return setSaid(copy.errors.kept(name))
    forgetUpload(key)
    setFound(unfinishedOf(place))
    setSaid(outcome === 'given' ? copy.errors.given : copy.cancelled(name))
    if (outcome === 'given') void revalidate()
    onCancelled()
  }
  return (
    <>
      <p role="status" className={said ? 'col-span-full text-small text-ink-muted' : 'sr-only'}>
        {said}
      </p>
      {found.length > 0 && (
        <ul className={className}>
          {found.map((one) => (
            <li key={one.key} className="flex flex-wrap items-center gap-x-3">
              <span className="min-w-0 wrap-anywhere">
                {copy.unfinished(one.name, Math.floor((one.sent / one.size) * 100))}
              </span>
              <Button
                variant="ghost"
                size="small"
                onClick={() => void cancel(one)}
                aria-label={copy.named(copy.cancel, one.name)}
              >
                {copy.cancel}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
