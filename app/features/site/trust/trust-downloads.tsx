import { Link } from 'react-router'
import type { TrustReport } from '#app/features/company/trust-report.ts'
import { allDownloads, sample } from '#content/downloads.ts'
import { trust } from '#content/trust.ts'

const copy = trust.downloads

const entry = 'border-b border-line py-3'

/** Everything that can be taken away, beside the contents of the page. */
export function TrustDownloads({ questionnaire }: Pick<TrustReport, 'questionnaire'>) {
  const count = questionnaire.reduce((sum, { answers }) => sum + answers.length, 0)
  const files = [
    { to: '/procurement/pack.pdf', label: copy.pack.label, note: copy.pack.note },
    { to: '/procurement/pack.zip', label: copy.zip.label, note: copy.zip.note },
    {
      to: '/trust/questionnaire.csv',
      label: copy.questionnaire.label,
      note: copy.questionnaire.note(count),
    },
    { to: '/sbom.cdx.json', label: copy.sbom.label, note: copy.sbom.note },
    { to: sample.to, label: sample.title, note: sample.note },
    {
      to: '/.well-known/security.txt',
      label: copy.securityText.label,
      note: copy.securityText.note,
    },
  ]
  return (
    <section aria-labelledby="downloads" className="no-print">
      <h2 id="downloads" className="headline text-heading">
        {copy.title}
      </h2>
      <p className="mt-1 text-small text-ink-muted">{copy.text}</p>
      <ul className="mt-3 border-t border-ink">
        {files.map(({ to, label, note }) => (
          <li key={to} className={entry}>
            <a href={to} className="text-link inline-flex min-h-6 items-center">
              {label}
            </a>
            <p className="text-small text-ink-muted">{note}</p>
          </li>
        ))}
        <li className={entry}>
          <Link to={allDownloads.to} className="text-link inline-flex min-h-6 items-center">
            {allDownloads.title}
          </Link>
          <p className="text-small text-ink-muted">{allDownloads.note}</p>
        </li>
        <li className={entry}>
          <Link to="/accessibility" className="text-link inline-flex min-h-6 items-center">
            {copy.accessibility.label}
          </Link>
          <p className="text-small text-ink-muted">{copy.accessibility.note}</p>
        </li>
      </ul>
    </section>
  )
}

const parts = [
  trust.security,
  trust.certificates,
  trust.tests,
  trust.suppliers,
  trust.places,
  trust.retention,
  trust.running,
  trust.disclosure,
  trust.asvs,
  trust.questionnaire,
]

export function TrustContents() {
  return (
    <nav aria-labelledby="contents" className="no-print mb-10">
      <h2 id="contents" className="label border-b border-ink pb-2 text-ink-muted">
        {trust.contents}
      </h2>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center py-1.5 text-[0.9375rem] no-underline hover:text-vermilion"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
