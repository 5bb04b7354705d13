import { idOr, oneOf } from '#app/lists/filter-rules.ts'
import { byText, byTime, defineList, type ListQuery, type SortRule } from '#app/lists/list.ts'
import type { RequestSort } from './client-request.ts'

const sorts: Record<RequestSort, SortRule> = {
  due_on: { usual: 'asc', types: ['date'] },
  created_at: byTime,
  title: byText,
}
const shared = { name: 'request', perPage: 25, sorts }

/** `yours`: something is missing. `review`: something was given that staff have not looked at. */
const shows = ['open', 'yours', 'review', 'completed', 'cancelled', 'all'] as const

/** The requests to one client. */
export const portalRequestList = defineList({
  ...shared,
  path: '/dashboard/requests',
  filters: { show: oneOf(shows) },
})

/** The requests to all clients, or to the chosen one. */
export const adminRequestList = defineList({
  ...shared,
  path: '/lead_admin/requests',
  filters: {
    show: oneOf([...shows, 'overdue']),
    client: idOr(''),
    /** Whoever reads the list (`mine`), or everybody. */
    whose: oneOf(['all', 'mine']),
  },
})
export type AdminRequestQuery = ListQuery<typeof adminRequestList>
export type PortalRequestQuery = ListQuery<typeof portalRequestList>
