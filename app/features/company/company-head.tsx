import { PartLinks } from '#app/ui/part-links.tsx'
import { companySections as copy } from '#content/company-evidence.ts'

const parts = [
  { key: 'facts', to: '/lead_admin/company', label: copy.facts },
  { key: 'evidence', to: '/lead_admin/company/evidence', label: copy.evidence },
] as const

type CompanyHeadProps = { here: (typeof parts)[number]['key']; title: string; text: string }

/** The heading of what staff state about the company, which has two parts. */
export function CompanyHead({ here, title, text }: CompanyHeadProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h1 className="headline text-heading">{title}</h1>
        <PartLinks label={copy.label} parts={parts} selected={here} />
      </div>
      <p className="prose-measure mt-1 mb-5 text-small text-ink-muted">{text}</p>
    </>
  )
}
