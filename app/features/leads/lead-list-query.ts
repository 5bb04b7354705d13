import { ofWhomFilters } from '#app/features/of-whom/of-whom.ts'
import { type FilterRule, idOr, oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery, type SortRule } from '#app/lists/list.ts'
import { type LeadSort, type LeadSource, leadSources, leadStatuses } from './lead.ts'

const sorts: Record<LeadSort, SortRule> = {
  created_at: byTime,
  full_name: byText,
  email: byText,
  company_name: byText,
  primary_interest: byText,
  status: { usual: 'asc', types: ['text', 'timestamptz'] },
}

/** `waiting`: new, and nobody has answered; the sources to which a reply was promised. */
export const answers = ['', 'waiting'] as const

/** What of the leads a list shows; spam is nowhere else. */
export const leadShown = ['all', 'open', 'due', 'lost', 'spam'] as const

/** The columns that can be chosen; those of `further` are not shown at first. */
const all = [
  ...(['full_name', 'email', 'phone', 'company_name', 'company_size', 'source'] as const),
  ...(['primary_interest', 'status', 'owner', 'next_step', 'created_at'] as const),
]
const further = ['phone', 'company_size']
const usual = all.filter((key) => !further.includes(key))
// A list of one source does not name it.
const usualOfOne = usual.filter((key) => key !== 'source')

const leadList = (
  keeps: string,
  path: string,
  source: FilterRule<LeadSource | 'all'>,
  shown: readonly string[],
) =>
  defineList({
    name: 'lead',
    keeps,
    path,
    columns: { all, usual: shown },
    looks: ['board'],
    // The columns of a board are the statuses.
    settle: ({ view }) => (view === 'board' ? { status: 'all' } : {}),
    perPage: 50,
    sorts,
    filters: {
      source,
      status: oneOf(['all', ...leadStatuses]),
      client: idOr(''),
      answer: oneOf(answers),
      owner: idOr('', 'mine', 'none'),
      show: oneOf(leadShown),
      ...ofWhomFilters,
    },
  })

const sources = [...leadSources, 'all'] as const

/** The two lists of leads: those of the blueprint form, and those of all forms. */
export const leadLists = {
  leads: leadList('leads', '/lead_admin/leads', oneOf(sources, 'blueprint'), usualOfOne),
  inbox: leadList('inbox', '/lead_admin/inbox', oneOf(sources, 'all'), usual),
}
export type LeadPlace = keyof typeof leadLists

export const leadPlaceOf = ({ pathname }: { pathname: string }): LeadPlace =>
  pathname.startsWith(leadLists.inbox.path) ? 'inbox' : 'leads'

export type LeadListQuery = ListQuery<typeof leadLists.leads>
