import { dueSorts } from '#app/lists/due-sorts.ts'
import { idOr, oneOf } from '#app/lists/filter-rules.ts'
import { defineList, type ListQuery } from '#app/lists/list.ts'

const shared = { name: 'request', perPage: 25, sorts: dueSorts }

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
