import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { mergeCopy as copy } from '#content/people.ts'

type MergedRecord = {
  id: string
  name: string
  hint: string
  merged_by_name: string
  created_at: string
}

/** The merges of a record, each of which can be taken back. */
export function MergedPart({ merges, path }: { merges: MergedRecord[]; path: string }) {
  const times = useTimes()
  const pending = useNavigation().formData?.get('merge')
  return (
    <ul className="mt-3 border-t border-ink">
      {merges.map(({ id, name, hint, merged_by_name, created_at }) => (
        <li key={id} className="flex items-start justify-between gap-4 border-b border-line py-2.5">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{name}</p>
            <p className="text-small wrap-anywhere text-ink-muted">{hint}</p>
            <p className="label mt-0.5 text-ink-muted">
              {copy.by(merged_by_name, times.timeWithAge(created_at))}
            </p>
          </div>
          <Form method="post" action={path} preventScrollReset replace>
            <input type="hidden" name="merge" value={id} />
            <Button
              type="submit"
              name="intent"
              value="unmerge"
              variant="secondary"
              aria-label={copy.undoOf(name)}
              disabled={pending === id}
            >
              {copy.undo}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
