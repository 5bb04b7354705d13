import { dueSorts } from '#app/lists/due-sorts.ts'
import { idOr, oneOf } from '#app/lists/filter-rules.ts'
import { defineList, type ListQuery } from '#app/lists/list.ts'

const shared = { name: 'decision', perPage: 25, sorts: dueSorts }

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
