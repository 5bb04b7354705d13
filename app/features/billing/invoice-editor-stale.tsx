import { useRef } from 'react'
import { useFocusOnArrival } from '#app/ui/use-focus-on-arrival.ts'
import { invoiceEditor } from '#content/admin-invoices.ts'
import { type DraftEntry, headFields } from './invoice-draft.ts'

const copy = invoiceEditor.stale

/** The fields that somebody else changed since this form was opened, with their stored values. */
export function EditorStale({ theirs, mine }: { theirs: DraftEntry; mine: DraftEntry }) {
  const notice = useRef<HTMLDivElement>(null)
  useFocusOnArrival(() => notice.current, true)
  const fields = headFields.filter((name) => name !== 'project_id' && theirs[name] !== mine[name])
  const rows = [
    ...fields.map((name) => [invoiceEditor.fields[name], theirs[name] || copy.empty] as const),
    [invoiceEditor.sections.lines, linesOf(theirs), linesOf(mine)] as const,
    [copy.taxes, taxesOf(theirs), taxesOf(mine)] as const,
  ].filter(([, shown, own]) => shown !== own)
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="mb-8 border border-vermilion px-5 py-4">
      <p className="font-medium text-vermilion">{copy.title}</p>
      <p className="mt-1">{rows.length === 0 ? copy.same : copy.text}</p>
      {rows.length > 0 && (
        <dl className="mt-3 border-t border-line">
          {rows.map(([name, shown]) => (
            <div
              key={name}
              className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[12rem_1fr]"
            >
              <dt className="label pt-1 text-ink-muted">{name}</dt>
              <dd className="max-h-48 min-w-0 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
                {shown}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3">{copy.again}</p>
    </div>
  )
}

const linesOf = ({ lines }: DraftEntry) =>
  lines
    .filter(({ description, unit_price }) => description || unit_price)
    .map(({ description, quantity, unit_price }) => copy.line(description, quantity, unit_price))
    .join('\n') || copy.empty

const taxesOf = ({ taxes }: DraftEntry) =>
  Object.values(taxes)
    .filter(({ name }) => name)
    .map(({ name, rate }) => invoiceEditor.totals.on(name, rate))
    .join('\n') || copy.empty
