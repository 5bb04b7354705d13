import type { TrustReport } from '#app/features/company/trust-report.ts'
import { allDownloads, sample } from '#content/downloads.ts'
import { trust } from '#content/trust.ts'
import { PageContents, PageFiles } from './page-aside.tsx'

const copy = trust.downloads

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
    { to: allDownloads.to, label: allDownloads.title, note: allDownloads.note, isPage: true },
    { to: '/accessibility', ...copy.accessibility, isPage: true },
  ]
  return <PageFiles title={copy.title} text={copy.text} files={files} />
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

export const TrustContents = () => <PageContents title={trust.contents} parts={parts} />
