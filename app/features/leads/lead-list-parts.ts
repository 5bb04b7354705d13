import { type WhomNames, whomChips } from '#app/features/of-whom/of-whom.ts'
import { listHref } from '#app/lists/list.ts'
import type { ListChip } from '#app/lists/list-chips.tsx'
import type { ListFilter } from '#app/lists/list-filters.tsx'
import { optionsOf } from '#app/ui/options.ts'
import { leadLabels, leadsPage } from '#content/admin.ts'
import { inboxPage } from '#content/inbox.ts'
import { leadBoard } from '#content/lead-board.ts'
import { leadFollowUp } from '#content/lead-follow-up.ts'
import { leadStatuses } from './lead.ts'
import { type LeadListQuery, leadLists, leadShown } from './lead-list-query.ts'

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
/** The copy of the two lists. */
export const leadListCopy = { leads: leadsPage, inbox: { ...leadsPage, ...inboxPage.list } }
const leadFile = { ...leadLists.leads, path: '/lead_admin/leads/export.csv' }
/** The views that everybody has. */
export const commonViews = [
  { label: leadBoard.looks.board, search: 'view=board' },
  { label: filters.mine, search: 'owner=mine' },
  { label: filters.due, search: 'show=due' },
  ...leadStatuses.map((status) => ({
    label: leadLabels.status[status],
    search: `status=${status}`,
  })),
]

/**
 * The filters of leads. A board has none of the status: that is what its columns are.
 * @param clientName the name of the client whose leads are shown
 */
export function leadFilters(
  query: LeadListQuery,
  staff: { id: string; name: string }[],
  clientName: string = leadsPage.oneClient,
): ListFilter[] {
  const status = { name: 'status', label: leadsPage.status, options: statusOptions }
  return [
    { name: 'source', label: leadsPage.source, options: sourceOptions },
    ...(query.view === 'board' ? [] : [status]),
    { name: 'owner', label: filters.owner, options: ownerOptions(staff) },
    { name: 'show', label: filters.show, options: showOptions },
    ...(query.answer ? [{ name: 'answer', label: leadsPage.answer, options: answerOptions }] : []),
    ...(query.client ? [clientFilter(query.client, clientName)] : []),
  ]
}

const clientFilter = (value: string, label: string) => ({
  name: 'client',
  label: leadsPage.client,
  options: [
    { value: '', label: leadsPage.allClients },
    { value, label },
  ],
})

/** Whose leads are shown, and what of them is left out. */
export const leadChips = (query: LeadListQuery, whom: WhomNames): ListChip[] =>
  whomChips(query, whom).map(({ name, text }) => ({
    name,
    text: query.source === 'all' ? leadsPage.enquiriesOf(text) : text,
  }))

/** How many leads there are, and of what: "0 total leads" alone would hide those of other forms. */
export function leadCount({ source }: LeadListQuery, total: number, ofAll: number): string {
  const text = leadsPage.total(total)
  if (source === 'all' || ofAll === total) return text
  return leadsPage.totalOf(text, leadLabels.source[source], ofAll)
}

/** Where the leads, as they are filtered, are had as a file. It is of the blueprint's by default. */
export const leadFileHref = (query: LeadListQuery): string =>
  listHref(leadFile, { ...query, columns: undefined, kept: undefined }, { saved: null, view: null })
