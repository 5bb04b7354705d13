import type { ReactNode } from 'react'
import type { WhomNames } from '#app/features/of-whom/of-whom.ts'
import { isNarrowed } from '#app/lists/list.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import type { ListViews } from '#app/lists/list-views.ts'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { leadsPage } from '#content/admin.ts'
import type { LeadRow } from './lead.ts'
import { LeadBulk } from './lead-bulk.tsx'
import { leadColumns } from './lead-columns.tsx'
import {
  commonViews,
  leadChips,
  leadCount,
  leadFileHref,
  leadFilters,
  leadListCopy,
} from './lead-list-parts.ts'
import { type LeadListQuery, type LeadPlace, leadLists } from './lead-list-query.ts'
import { LeadLooks } from './lead-looks.tsx'

type LeadListProps = ListRows<LeadRow> & {
  place: LeadPlace
  /** The number of leads without search and status filter. */
  total: number
  /** The same of all sources. */
  ofAll: number
  query: LeadListQuery
  search: string
  /** The lead that is open beside the list. */
  opened: string | undefined
  /** The name of the client whose leads the list shows. */
  clientName?: string
  /** Who may own a lead. */
  staff: { id: string; name: string }[]
  /** The views that staff keep of the list. */
  views: ListViews
  /** Whose leads they are, where it was asked. */
  whom: WhomNames
  /** Filters whose record does not exist any more. */
  gone: string[]
  /** Shown above the list, where it is one of several. */
  tabs?: ReactNode
}

const foundText = (matches: number, capped: boolean) => ` · ${leadsPage.found(matches, capped)}`
const openForm = (
  <ButtonLink to="/blueprint" variant="secondary">
    {leadsPage.openForm}
  </ButtonLink>
)

/** The list of leads, with actions for the selected ones. */
export function LeadList({
  place,
  total,
  ofAll,
  search,
  opened,
  tabs,
  clientName,
  staff,
  views,
  whom,
  gone,
  ...page
}: LeadListProps) {
  const { query, matches, capped } = page
  const narrowed = isNarrowed(leadLists[place], query)
  return (
    <ListPage
      {...page}
      list={leadLists[place]}
      copy={leadListCopy[place]}
      count={leadCount(query, total, ofAll) + (narrowed ? foundText(matches, capped) : '')}
      as={{ columns: leadColumns(place, search, opened) }}
      views={{ views, gone, common: commonViews }}
      beside={
        <>
          {tabs}
          <LeadLooks place={place} query={query} />
        </>
      }
      chips={leadChips(query, whom)}
      filters={leadFilters(query, staff, clientName)}
      exportHref={leadFileHref(query)}
      selection={{
        name: 'lead',
        action: `/lead_admin/leads/status${search}`,
        // What the page shows of the lead, so that nobody's change is overwritten.
        value: ({ id, status, owner_id }) => `${id}:${status}:${owner_id ?? ''}`,
        label: ({ full_name }) => leadsPage.selectOf(full_name),
        title: leadsPage.bulk.title,
        takesWhole: true,
        controls: <LeadBulk place={place} staff={staff} search={search} />,
      }}
      emptyAction={place === 'leads' && openForm}
    />
  )
}
