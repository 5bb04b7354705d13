import { useContext, useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { KeepingContext } from '#app/ui/kept/keeping.ts'
import { keptStore } from '#app/ui/kept/kept.tsx'
import type { KeptText } from '#app/ui/kept/kept-store.ts'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { publicationDraft as copy } from '#content/publication-draft.ts'
import { findUnsaved, sendUnsaved } from './unsaved-text.ts'

type UnsavedNoticeProps = {
  /** The address of the form's page. */
  path: string
  /** The time of the draft that the server has; null without one. */
  savedAt: string | null
  onRestore: () => void
}

/** Offers a text that this browser has kept because it did not reach the server. */
export function UnsavedNotice({ path, savedAt, onRestore }: UnsavedNoticeProps) {
  const keeping = useContext(KeepingContext)
  const times = useTimes()
  const owner = keeping?.owner
  const [text, setText] = useState<KeptText | null>(null)
  const [hasFailed, setFailed] = useState(false)
  // What this page itself keeps later is in its form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there when it was opened
  useEffect(() => {
    setText(owner ? findUnsaved({ owner, form: path }, savedAt) : null)
  }, [owner, path])
  if (!keeping || !text) return null
  const forget = () => keptStore.remove({ owner: keeping.owner, form: path }, text.id)
  async function restore(kept: KeptText) {
    const outcome = await sendUnsaved(path, kept, savedAt ?? '')
    setFailed(outcome === 'lost')
    if (outcome === 'lost') return
    if (outcome === 'stored') forget()
    onRestore()
    // The page that is read again knows the other draft: perhaps it is this text.
    window.location.assign(outcome === 'stored' ? `${path}?draft=1` : path)
  }
  return (
    <div
      role="status"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border border-ochre px-5 py-4"
    >
      <div className="max-w-[68ch] min-w-0">
        <p className="font-medium">{copy.unsaved(times.time(new Date(text.at).toISOString()))}</p>
        {hasFailed && <p className="mt-1 text-vermilion">{copy.unsavedFailed}</p>}
      </div>
      <span className="flex flex-wrap gap-3">
        <Button type="button" size="small" onClick={() => void restore(text)}>
          {keeping.copy.restore}
        </Button>
        <Button
          type="button"
          variant="secondary"
          size="small"
          onClick={() => {
            forget()
            setText(null)
          }}
        >
          {keeping.copy.discard}
        </Button>
      </span>
    </div>
  )
}
