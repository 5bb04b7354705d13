import { Link } from 'react-router'
import { type DataColumn, DataTable, withHeaders } from '#app/ui/data-table.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { leadLabels } from '#content/admin.ts'
import { visitsPage as copy } from '#content/visits.ts'
import { originText } from './origin-text.ts'
import type { VisitOrigin } from './visit-origin.ts'
import type { LeadFrom, Period } from './visit-report.ts'

const columns: DataColumn<LeadFrom>[] = withHeaders(copy.columns, [
  {
    key: 'name',
    cell: (lead) => (
      <Link to={`/lead_admin/inbox/${lead.id}`} className="text-link wrap-anywhere">
        {lead.full_name}
      </Link>
    ),
  },
  { key: 'form', cell: ({ source }) => leadLabels.source[source] },
  { key: 'status', cell: ({ status }) => leadLabels.status[status] },
  { key: 'at', header: copy.columns.submitted, cell: ({ created_at: at }) => <Moment at={at} /> },
])

type LeadsFromProps = { origin: VisitOrigin; leads: LeadFrom[]; period: Period }

/** The latest leads of one campaign or referring site. */
export function LeadsFrom({ origin, leads, period }: LeadsFromProps) {
  return (
    <section aria-labelledby="leads-from" className="mt-6 border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 id="leads-from" className="headline text-heading">
          {copy.leadsFrom(originText(origin))}
        </h3>
        <Link to={`?days=${period}`} preventScrollReset className="text-link">
          {copy.close}
        </Link>
      </div>
      {leads.length > 0 ? (
        <DataTable
          caption={copy.leadsFrom(originText(origin))}
          columns={columns}
          rows={leads}
          rowKey={({ id }) => id}
          className="mt-3"
        />
      ) : (
        <p className="mt-3 text-ink-muted">{copy.noLeads}</p>
      )}
    </section>
  )
}
