import { Link, useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { publicationDraft as copy } from '#content/publication-draft.ts'
import type { DraftOnPage } from './draft.ts'

type DraftNoticeProps = {
  path: string
  draft: DraftOnPage
  /** The number of the stored version; null for a new publication. */
  stored: number | null
  onDiscard: () => void
}

/** Offers a draft that can be continued or discarded, or says that the form below shows it. */
export function DraftNotice({ path, draft, stored, onDiscard }: DraftNoticeProps) {
  const fetcher = useFetcher()
  const times = useTimes()
  const when = times.timeWithAge(draft.savedAt)
  const isBehind = stored !== null && stored > draft.basedOn
  return (
    <section
      aria-label={copy.title}
      className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border border-ochre px-5 py-4"
    >
      <div className="max-w-[68ch] min-w-0">
        <p className="font-medium">
          {draft.isContinued ? copy.continued(when) : `${copy.title} ${copy.offer(when)}`}
        </p>
        {isBehind && <p className="mt-1">{copy.older(draft.basedOn, stored)}</p>}
      </div>
      <fetcher.Form
        method="post"
        noValidate
        action={`${path}/draft`}
        className="flex flex-wrap items-center gap-3"
        onSubmit={onDiscard}
      >
        {!draft.isContinued && (
          <Link
            to={`${path}?draft=1`}
            reloadDocument
            className="inline-flex min-h-9 items-center rounded-paper border border-navy bg-navy px-3 py-1 text-small font-medium text-paper no-underline hover:bg-navy-hover"
          >
            {copy.resume(when)}
          </Link>
        )}
        <Button type="submit" name="move" value="discard" variant="secondary" size="small">
          {copy.discard}
        </Button>
      </fetcher.Form>
    </section>
  )
}
