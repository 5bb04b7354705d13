import type { Blocker } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { pageEditor } from '#content/page-texts.ts'

const copy = pageEditor.kept

/** Says that the form has texts that were typed earlier and never saved. */
export function KeptNotice({ count, onDiscard }: { count: number; onDiscard: () => void }) {
  return (
    <div role="status">
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border border-ochre px-4 py-3">
          <p className="min-w-0 flex-1 basis-64">{copy.restored(count)}</p>
          <Button type="button" variant="secondary" size="small" onClick={onDiscard}>
            {copy.discard}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Asked before a page with unsaved texts is left. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog open title={copy.leave.title} closeLabel={copy.leave.stay} onClose={blocker.reset}>
      <p className="prose-measure">{copy.leave.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset()}>{copy.leave.stay}</Button>
        <Button variant="secondary" onClick={() => blocker.proceed()}>
          {copy.leave.go}
        </Button>
      </div>
    </Dialog>
  )
}
