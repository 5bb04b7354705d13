import { ButtonLink } from '#app/ui/button.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { Link } from '#app/ui/link.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { evidencePanel as copy } from '#content/company-evidence.ts'
import { CompanyHead } from './company-head.tsx'
import { type Evidence, type EvidenceKind, evidenceKinds, stateOn } from './evidence.ts'

const here = '/lead_admin/company/evidence'
const tones = {
  held: 'verdigris',
  in_progress: 'ochre',
  not_held: 'ink',
  expired: 'vermilion',
} as const

type EvidenceListProps = { evidence: readonly Evidence[]; today: string }

/** Everything that staff keep as evidence, by kind. */
export function EvidenceList({ evidence, today }: EvidenceListProps) {
  return (
    <>
      <CompanyHead here="evidence" title={copy.title} text={copy.text} />
      {evidenceKinds.map((kind) => (
        <Group
          key={kind}
          kind={kind}
          today={today}
          entries={evidence.filter((one) => one.kind === kind)}
        />
      ))}
    </>
  )
}

type GroupProps = { kind: EvidenceKind; entries: readonly Evidence[]; today: string }

function Group({ kind, entries, today }: GroupProps) {
  const { title, empty } = copy.kinds[kind]
  return (
    <section aria-labelledby={kind} className="mb-8 max-w-4xl border-t border-ink pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={kind} className="headline text-heading">
          {title}
        </h2>
        <ButtonLink to={`${here}/new?kind=${kind}`} variant="secondary" size="small">
          {copy.add[kind]}
        </ButtonLink>
      </div>
      {entries.length === 0 && <p className="mt-2 text-ink-muted">{empty}</p>}
      <ul className="mt-1" data-list>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} today={today} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ entry, today }: { entry: Evidence; today: string }) {
  const state = stateOn(today, entry)
  const shown = entry.file ? (entry.file.is_public ? 'public' : 'private') : 'none'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5">
      <Link to={`${here}/${entry.id}`} className="text-link me-auto wrap-anywhere">
        {entry.name}
      </Link>
      {state && <StatusBadge tone={tones[state]}>{copy.states[state]}</StatusBadge>}
      {entry.dated_on && (
        <span className="text-small text-ink-muted">{listDate(entry.dated_on)}</span>
      )}
      <span className="text-small text-ink-muted">{copy.fileState[shown]}</span>
    </li>
  )
}
