import type { ShownEvidence, TrustReport } from '#app/features/company/trust-report.ts'
import { listDate } from '#app/ui/format-date.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { evidenceStates, trust } from '#content/trust.ts'
import { NothingYet, ProofSection } from './proof-section.tsx'
import { ProofTable } from './proof-table.tsx'

const tones = {
  held: 'verdigris',
  in_progress: 'ochre',
  not_held: 'ink',
  expired: 'vermilion',
} as const

/** The link to a published file of the company. */
export function FileLink({ evidence }: { evidence: ShownEvidence }) {
  if (!evidence.file) return null
  return (
    <a href={`/trust/documents/${evidence.id}`} className="text-link" download>
      {trust.download(evidence.file.name)}
    </a>
  )
}

function periodOf({ dated_on: from, valid_until: until }: ShownEvidence): string {
  const { certificates: copy } = trust
  return [from && copy.from(listDate(from)), until && copy.until(listDate(until))]
    .filter(Boolean)
    .join(' ')
}

export function TrustCertificates({ certificates }: Pick<TrustReport, 'certificates'>) {
  const copy = trust.certificates
  return (
    <ProofSection id={copy.id} title={copy.title} text={copy.text}>
      {certificates.length === 0 ? (
        <NothingYet text={copy.empty} />
      ) : (
        <ProofTable
          label={copy.title}
          columns={Object.values(copy.columns)}
          rows={certificates.map((one) => ({
            key: one.id,
            cells: [
              <span key="name">
                {[one.name, one.issued_by].filter(Boolean).join(', ')}
                {one.summary && <span className="block text-ink-muted">{one.summary}</span>}
              </span>,
              one.state && (
                <StatusBadge key="state" tone={tones[one.state]}>
                  {evidenceStates[one.state]}
                </StatusBadge>
              ),
              periodOf(one),
              one.scope,
              one.file && <FileLink key="file" evidence={one} />,
            ],
          }))}
        />
      )}
    </ProofSection>
  )
}

export function TrustTests({ tests }: Pick<TrustReport, 'tests'>) {
  const copy = trust.tests
  return (
    <ProofSection id={copy.id} title={copy.title}>
      {tests.length === 0 ? (
        <NothingYet text={copy.empty} />
      ) : (
        <ProofTable
          label={copy.title}
          columns={Object.values(copy.columns)}
          rows={tests.map((one) => ({
            key: one.id,
            cells: [
              <span key="name">
                {one.name}
                {one.scope && <span className="block text-ink-muted">{one.scope}</span>}
              </span>,
              one.dated_on && listDate(one.dated_on),
              one.issued_by,
              one.summary,
              one.file && <FileLink key="file" evidence={one} />,
            ],
          }))}
        />
      )}
    </ProofSection>
  )
}
