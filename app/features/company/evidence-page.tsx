import { BackLink } from '#app/ui/back-link.tsx'
import { RecordRemoval } from '#app/ui/record-removal.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { evidencePanel as copy } from '#content/company-evidence.ts'
import type { Evidence, EvidenceKind, EvidenceVersion } from './evidence.ts'
import { type EvidenceAnswer, EvidenceForm } from './evidence-form.tsx'

const list = '/lead_admin/company/evidence'

type EvidencePageProps = {
  kind: EvidenceKind
  /** Null for a new one. */
  evidence: Evidence | null
  versions?: readonly EvidenceVersion[]
  answer: EvidenceAnswer | undefined
  isAsked?: boolean
}

/** A piece of evidence: its form, and who changed what. */
export function EvidencePage(props: EvidencePageProps) {
  const { kind, evidence, versions = [], answer, isAsked } = props
  return (
    <>
      <BackLink to={list}>{copy.back}</BackLink>
      <h1 className="headline mt-2 mb-8 text-section wrap-anywhere">
        {evidence?.name ?? copy.add[kind]}
      </h1>
      <EvidenceForm kind={kind} evidence={evidence} answer={answer} />
      {evidence && (
        <>
          <Versions versions={versions} />
          <RecordRemoval
            path={`${list}/${evidence.id}`}
            version={evidence.version}
            isAsked={isAsked === true}
            copy={{ ...copy.remove, text: copy.remove.text(evidence.name) }}
          />
        </>
      )}
    </>
  )
}

const names: Record<string, string> = copy.changed

function Versions({ versions }: { versions: readonly EvidenceVersion[] }) {
  const whatOf = ({ version, changed }: EvidenceVersion) =>
    version === 1
      ? copy.versions.first
      : changed.map((field) => names[field] ?? field).join(', ') || copy.versions.nothing
  return (
    <section aria-labelledby="versions" className="mt-12 max-w-3xl border-t border-ink pt-4">
      <h2 id="versions" className="headline text-heading">
        {copy.versions.title}
      </h2>
      <ol className="mt-2">
        {versions.map((one) => (
          <li key={one.version} className="border-b border-line py-2.5">
            <p>{whatOf(one)}</p>
            <p className="text-small text-ink-muted">
              {one.changed_by ?? copy.versions.nobody} · <Moment at={one.created_at} look="time" />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
