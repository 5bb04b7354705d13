import { Link } from 'react-router'
import { Form } from '#app/ui/form.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { palette as copy } from '#content/palette.ts'
import type { PaletteEntry } from './palette.ts'

type OptionProps = { entry: PaletteEntry; id: string; isActive: boolean; onChoose: () => void }

/** An entry in the list of the dialog. It never has the focus, which stays in the field. */
export function PaletteOption({ entry, id, isActive, onChoose }: OptionProps) {
  const option = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: 'palette-entry',
    onClick: onChoose,
  } as const
  const words = <EntryWords entry={entry} />
  if (!entry.isPost)
    return (
      <Link to={entry.to} {...option}>
        {words}
      </Link>
    )
  return (
    <Form method="post" action={entry.to} role="none">
      <button type="submit" {...option}>
        {words}
      </button>
    </Form>
  )
}

/** What an entry says: its name, what tells it from others, and its status or kind. */
export function EntryWords({ entry }: { entry: PaletteEntry }) {
  const times = useTimes()
  const { at } = entry
  // First, because the end of a long line is cut.
  const note = [at && times.brief(at), entry.note].filter(Boolean).join(' · ')
  const mark = [entry.kind && copy.kinds[entry.kind], entry.status].filter(Boolean).join(' · ')
  return (
    <>
      <span className="palette-words">
        <span className="palette-title">{entry.title}</span>
        {note && <span className="palette-note">{note}</span>}
      </span>
      {mark && <span className="palette-mark">{mark}</span>}
    </>
  )
}
