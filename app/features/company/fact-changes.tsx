import { Moment } from '#app/ui/times/moment.tsx'
import { companyPanel } from '#content/company-panel.ts'
import type { FactChange } from './company-facts.ts'

const copy = companyPanel.changes
const names: Record<string, string> = companyPanel.fields

/** Who changed which fact, newest first, with the value before and after. */
export function FactChanges({ changes }: { changes: readonly FactChange[] }) {
  return (
    <section className="mt-12 max-w-4xl border-t border-ink pt-5" aria-labelledby="changes">
      <h2 id="changes" className="headline text-heading">
        {copy.title}
      </h2>
      {changes.length === 0 && <p className="mt-2 text-ink-muted">{copy.none}</p>}
      <ol className="mt-3">
        {changes.map((change) => (
          <li key={`${change.version}-${change.key}`} className="border-b border-line py-3">
            <p className="label text-ink-muted">
              {change.changed_by ?? copy.nobody} · <Moment at={change.created_at} look="time" />
            </p>
            <p className="mt-1 font-medium">{names[change.key]}</p>
            <Value label={copy.before} text={change.before} />
            <Value label={copy.after} text={change.value} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Value({ label, text }: { label: string; text: string | null }) {
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      <span className="text-ink-muted">{label} </span>
      {text ?? <span className="text-ink-muted italic">{copy.empty}</span>}
    </p>
  )
}
