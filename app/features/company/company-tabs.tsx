import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { companySections as copy } from '#content/company-evidence.ts'

const home = '/lead_admin/company'

/** The two parts of what staff state about the company. */
export function CompanyTabs({ here }: { here: 'facts' | 'evidence' }) {
  return (
    <div className="mb-8">
      <LinkTabs
        label={copy.label}
        tabs={[
          { to: home, label: copy.facts, selected: here === 'facts' },
          { to: `${home}/evidence`, label: copy.evidence, selected: here === 'evidence' },
        ]}
      />
    </div>
  )
}
