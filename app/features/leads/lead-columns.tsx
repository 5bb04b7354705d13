import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Nothing } from '#app/ui/nothing.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { leadLabels, leadsPage } from '#content/admin.ts'
import { leadFollowUp } from '#content/lead-follow-up.ts'
import { nextStepText } from './follow-up/follow-up-text.ts'
import type { LeadRow, LeadSort } from './lead.ts'
import { interestLabel } from './lead-labels.ts'
import { type LeadPlace, leadLists } from './lead-list-query.ts'
import { LeadStatusBadge } from './lead-status-badge.tsx'

const {
  owner: { label: ownerLabel },
  nextStep: { label: stepLabel },
  lost: { label: lostLabel },
} = leadFollowUp

/** The seven specified columns and those that can be shown besides; where there is room also owner and next step. */
export function leadColumns(
  place: LeadPlace,
  search: string,
  opened: string | undefined,
): ListColumn<LeadRow, LeadSort>[] {
  return withHeaders(leadsPage.columns, [
    {
      key: 'full_name',
      sort: true,
      cell: (lead) => (
        <Link
          to={`${leadLists[place].path}/${lead.id}${search}`}
          preventScrollReset
          data-lead={lead.id}
          aria-current={lead.id === opened || undefined}
          className="inline-block min-w-28 font-medium wrap-anywhere text-ink decoration-line-strong hover:decoration-ink"
        >
          {lead.full_name}
        </Link>
      ),
    },
    {
      key: 'email',
      shown: 'roomy',
      sort: true,
      cell: (lead) => (
        <a
          href={`mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`}
          className="text-link block w-fit min-w-40 wrap-anywhere"
        >
          {lead.email}
        </a>
      ),
    },
    { key: 'phone', cell: (lead) => lead.phone ?? <Nothing /> },
    {
      key: 'company_name',
      phone: 'fact',
      shown: 'roomy',
      sort: true,
      cell: ({ company_name: name }) =>
        name ? <span className="inline-block min-w-32 wrap-anywhere">{name}</span> : <Nothing />,
    },
    { key: 'company_size', cell: (lead) => lead.company_size ?? <Nothing /> },
    {
      key: 'source',
      shown: 'roomy',
      header: leadsPage.source,
      cell: (lead) => leadLabels.source[lead.source] ?? lead.source,
    },
    {
      key: 'primary_interest',
      shown: 'roomy',
      sort: true,
      cell: (lead) => interestLabel(lead.primary_interest) ?? <Nothing />,
    },
    {
      key: 'status',
      sort: true,
      cell: (lead) => (
        <>
          <LeadStatusBadge status={lead.status} />
          {lead.lost_reason && <span className="ms-2 text-ink-muted">{lostLabel}</span>}
        </>
      ),
    },
    {
      key: 'owner',
      header: ownerLabel,
      shown: 'wide',
      cell: (lead) => lead.owner_name ?? <Nothing />,
    },
    {
      key: 'next_step',
      header: stepLabel,
      shown: 'wide',
      cell: (lead) => nextStepText(lead) ?? <Nothing />,
    },
    {
      key: 'created_at',
      phone: 'fact',
      sort: true,
      cell: (lead) => <Moment at={lead.created_at} className="whitespace-nowrap" />,
    },
    {
      key: 'actions',
      shown: 'roomy',
      cell: (lead) => (
        <Link
          to={`${leadLists[place].path}/${lead.id}${search}`}
          preventScrollReset
          aria-label={leadsPage.viewOf(lead.full_name)}
          className="text-link"
        >
          {leadsPage.view}
        </Link>
      ),
    },
  ])
}
