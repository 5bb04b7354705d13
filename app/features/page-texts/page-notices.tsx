import { useRef } from 'react'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { useFocusOnArrival } from '#app/ui/use-focus-on-arrival.ts'
import { blockName, pageEditor as copy, fieldName } from '#content/page-texts.ts'
import type { EditedPage } from './page-text-service.server.ts'
import { goneField, type Typed } from './page-texts.ts'
import type { EditorAnswer } from './page-texts-actions.server.ts'

/** Whether the form shows a draft, and whose. */
export function DraftNotice({ edited }: { edited: EditedPage }) {
  const times = useTimes()
  const { draft } = edited
  if (!draft) return <p className="text-small text-ink-muted">{copy.draft.none}</p>
  return <p className="text-small">{copy.draft.shown(draft.editor, times.timeWithAge(draft.at))}</p>
}

type PageNoticesProps = { edited: EditedPage; answer: EditorAnswer | undefined }

/** Why the form was not saved, and which originals have changed. */
export function PageNotices({ edited, answer }: PageNoticesProps) {
  const box = useRef<HTMLDivElement>(null)
  const faults = Object.keys(answer?.faults ?? {}).length
  // The pressed button may be far away.
  useFocusOnArrival(() => box.current, answer)
  const outdated = Object.keys(edited.outdated).length
  return (
    <>
      {(faults > 0 || answer?.stale) && (
        <div ref={box} role="alert" tabIndex={-1} className="border border-vermilion px-4 py-3">
          {faults > 0 && <p className="font-medium text-vermilion">{copy.invalid(faults)}</p>}
          {answer?.stale && <StaleTexts {...answer.stale} />}
        </div>
      )}
      {outdated > 0 && (
        <p className="border-s-2 border-vermilion ps-3 font-medium">
          {copy.outdated.notice(outdated)}
        </p>
      )}
    </>
  )
}

function StaleTexts({ editor, differing }: { editor: string | null; differing: Typed }) {
  const texts = Object.entries(differing)
  return (
    <>
      <p className="font-medium text-vermilion">{copy.stale.title(editor)}</p>
      <p className="mt-1">{texts.length > 0 ? copy.stale.text : copy.stale.same}</p>
      <dl className="mt-3 border-line [&:not(:empty)]:border-t">
        {texts.map(([path, text]) => (
          <div key={path} className="border-b border-line py-2">
            <dt className="label text-ink-muted">{nameOf(path)}</dt>
            <dd className="min-w-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{copy.stale.again}</p>
    </>
  )
}

const nameOf = (path: string) => `${blockName(path.split('.')[0] ?? '')}: ${fieldName(path)}`

/** Stored texts for which the page has no place any more. */
export function GoneTexts({ gone }: { gone: Typed }) {
  const texts = Object.entries(gone)
  if (texts.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="headline w-full border-b border-line pb-2 text-heading">
        {copy.gone.title}
      </legend>
      <p className="mt-3 text-small text-ink-muted">{copy.gone.text}</p>
      {texts.map(([path, text]) => (
        <div key={path} className="mt-4 min-w-0">
          <p className="label text-ink-muted">{nameOf(path)}</p>
          <p className="wrap-anywhere">{text}</p>
          <label className="mt-1 flex min-h-9 items-center gap-2 text-small">
            <input type="checkbox" name={goneField} value={path} className="size-5" />
            {copy.gone.remove}
          </label>
        </div>
      ))}
    </fieldset>
  )
}
