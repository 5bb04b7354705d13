import { idOr, oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery, type SortRule } from '#app/lists/list.ts'
import type { DecisionSort } from './decision.ts'

const sorts: Record<DecisionSort, SortRule> = {
  due_on: { usual: 'asc', types: ['date'] },
  created_at: byTime,
  title: byText,
}
const shared = { name: 'decision', perPage: 25, sorts }

const shows = ['open', 'agreed', 'declined', 'withdrawn', 'all'] as const

/** The decisions of one client; `yours` waits for the reader. */
export const portalDecisionList = defineList({
  ...shared,
  path: '/dashboard/decisions',
  filters: { show: oneOf([...shows, 'yours']) },
})

/** The decisions of all clients, or of the chosen one. */
export const adminDecisionList = defineList({
  ...shared,
  path: '/lead_admin/decisions',
  filters: {
    show: oneOf([...shows, 'overdue']),
    client: idOr(''),
    /** Whoever reads the list (`mine`), or everybody. */
    whose: oneOf(['all', 'mine']),
  },
})
export type AdminDecisionQuery = ListQuery<typeof adminDecisionList>
export type PortalDecisionQuery = ListQuery<typeof portalDecisionList>
