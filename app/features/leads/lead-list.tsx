import type { ReactNode } from 'react'
import { isNarrowed, listHref } from '#app/lists/list.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import type { ListViews } from '#app/lists/list-views.ts'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { leadLabels, leadsPage } from '#content/admin.ts'
import { inboxPage } from '#content/inbox.ts'
import { leadFollowUp } from '#content/lead-follow-up.ts'
import { type LeadRow, leadStatuses } from './lead.ts'
import { LeadBulk } from './lead-bulk.tsx'
import { leadColumns } from './lead-columns.tsx'
import { type LeadListQuery, type LeadPlace, leadLists, leadShown } from './lead-list-query.ts'

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
  /** Filters whose record does not exist any more. */
  gone: string[]
  /** Shown above the list, where it is one of several. */
  tabs?: ReactNode
}

const sourceOptions = [
  ...optionsOf(leadLabels.source),
  { value: 'all', label: leadsPage.allSources },
]
const statusOptions = optionsOf(leadLabels.status, { value: 'all', label: leadsPage.allStatuses })
const answerOptions = [
  { value: '', label: leadsPage.answers.all },
  { value: 'waiting', label: leadsPage.answers.waiting },
]
const { filters } = leadFollowUp
const showOptions = leadShown.map((value) => ({ value, label: filters[value] }))
const ownerOptions = (staff: { id: string; name: string }[]) => [
  { value: '', label: filters.anybody },
  { value: 'mine', label: filters.mine },
  { value: 'none', label: filters.none },
  ...staff.map(({ id, name }) => ({ value: id, label: name })),
]
const copyOf = { leads: leadsPage, inbox: { ...leadsPage, ...inboxPage.list } }
const leadFile = { ...leadLists.leads, path: '/lead_admin/leads/export.csv' }
const commonViews = [
  { label: filters.mine, search: 'owner=mine' },
  { label: filters.due, search: 'show=due' },
  ...leadStatuses.map((status) => ({
    label: leadLabels.status[status],
    search: `status=${status}`,
  })),
]
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
  gone,
  ...page
}: LeadListProps) {
  const { query, matches, capped } = page
  const narrowed = isNarrowed(leadLists[place], query)
  return (
    <ListPage
      {...page}
      list={leadLists[place]}
      copy={copyOf[place]}
      count={
        totalText(query, total, ofAll) + (narrowed ? ` · ${leadsPage.found(matches, capped)}` : '')
      }
      as={{ columns: leadColumns(place, search, opened) }}
      views={{ views, gone, common: commonViews }}
      above={tabs}
      filters={[
        { name: 'source', label: leadsPage.source, options: sourceOptions },
        { name: 'status', label: leadsPage.status, options: statusOptions },
        { name: 'owner', label: filters.owner, options: ownerOptions(staff) },
        { name: 'show', label: filters.show, options: showOptions },
        ...(query.answer
          ? [{ name: 'answer', label: leadsPage.answer, options: answerOptions }]
          : []),
        ...(query.client ? [clientFilter(query.client, clientName ?? leadsPage.oneClient)] : []),
      ]}
      // The export is of the blueprint's leads by default; other lists add a parameter.
      exportHref={listHref(leadFile, { ...query, columns: undefined }, { saved: null })}
      selection={{
        name: 'lead',
        action: `/lead_admin/leads/status${search}`,
        // What the page shows of the lead, so that nobody's change is overwritten.
        value: ({ id, status, owner_id }) => `${id}:${status}:${owner_id ?? ''}`,
        label: ({ full_name }) => leadsPage.selectOf(full_name),
        title: leadsPage.bulk.title,
        controls: <LeadBulk place={place} staff={staff} search={search} />,
      }}
      emptyAction={place === 'leads' && openForm}
    />
  )
}

const clientFilter = (value: string, label: string) => ({
  name: 'client',
  label: leadsPage.client,
  options: [
    { value: '', label: leadsPage.allClients },
    { value, label },
  ],
})

/** How many leads there are, and of what: "0 total leads" alone would hide those of other forms. */
function totalText({ source }: LeadListQuery, total: number, ofAll: number): string {
  const text = leadsPage.total(total)
  if (source === 'all' || ofAll === total) return text
  return leadsPage.totalOf(text, leadLabels.source[source], ofAll)
}
