import { Link } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { palette as copy } from '#content/palette.ts'
import './palette.css'
import { type PaletteAnswer, type PaletteEntry, palettePath } from './palette.ts'
import { EntryWords } from './palette-entry.tsx'

type PageProps = { words: string; answer: PaletteAnswer | null; fault: string | null }

/** The same as the dialog as a page of its own, which needs no scripts. */
export function PalettePage({ words, answer, fault }: PageProps) {
  const count = answer?.groups.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0
  return (
    <div className="palette-page max-w-3xl">
      <h1 className="headline mb-4 text-heading">{copy.title}</h1>
      <Form method="get" action={palettePath} role="search" className="flex items-end gap-2">
        <Field id="panel-search" label={copy.label} className="grow">
          <Input key={words} type="search" name="q" maxLength={100} defaultValue={words} />
        </Field>
        <Button type="submit">{copy.submit}</Button>
      </Form>
      <p className="mt-2 mb-4 text-small text-ink-muted">{copy.hint}</p>
      <Alert text={fault} />
      <p role="status" className="text-ink-muted">
        {answer && words && (count > 0 ? copy.found(count) : copy.nothing(words))}
      </p>
      {answer?.isAlike && <p className="text-ink-muted">{copy.alike(words)}</p>}
      {answer && count === 0 && <p className="text-ink-muted">{copy.nothingHint}</p>}
      {answer?.groups.map((group) => (
        <section key={group.key} aria-labelledby={`group-${group.key}`} className="mt-5">
          <h2 id={`group-${group.key}`} className="label text-ink-muted">
            {copy.groups[group.key]}
          </h2>
          <ul className="border-t border-line" data-list>
            {group.entries.map((entry) => (
              <li key={entry.key} className="border-b border-line">
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Entry({ entry }: { entry: PaletteEntry }) {
  const words = <EntryWords entry={entry} />
  if (!entry.isPost)
    return (
      <Link to={entry.to} className="palette-entry">
        {words}
      </Link>
    )
  return (
    <Form method="post" action={entry.to}>
      <button type="submit" className="palette-entry">
        {words}
      </button>
    </Form>
  )
}
