import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { leadLabels } from '#content/admin.ts'
import { leadPanel as copy } from '#content/lead-panel.ts'
import type { AlikeLeads } from './lead-alike.ts'

type LeadAlikeProps = {
  alike: AlikeLeads
  /** The list of all leads that are found for the address. */
  all: string
}

/** Other leads that may be the same: pointed out in one line that opens, and never hidden. */
export function LeadAlike({ alike: { leads, total, ofAddress }, all }: LeadAlikeProps) {
  if (total === 0) return null
  return (
    <details className="mt-2 border-s-2 border-ochre ps-3 text-small">
      <summary className="min-h-6 cursor-pointer py-0.5 marker:content-none">
        {copy.alike(total)}
        <span aria-hidden="true" className="ms-1.5">
          ▾
        </span>
      </summary>
      <ul className="mt-1 grid gap-1">
        {leads.map((lead) => (
          <li key={lead.id}>
            <Link
              to={`/lead_admin/inbox/${lead.id}`}
              className="text-link wrap-anywhere"
              preventScrollReset
            >
              {lead.full_name}
            </Link>{' '}
            <span className="text-ink-muted">
              {leadLabels.source[lead.source]} · <Moment at={lead.created_at} /> ·{' '}
              {leadLabels.status[lead.status]} · {lead.same_email ? copy.sameEmail : copy.samePhone}
            </span>
          </li>
        ))}
      </ul>
      {total > leads.length && ofAddress > 0 && (
        <p className="mt-1">
          <Link to={all} className="text-link">
            {ofAddress === total ? copy.allAlike : copy.allOfAddress}
          </Link>
        </p>
      )}
    </details>
  )
}
