import { ofWhomFilters } from '#app/features/of-whom/of-whom.ts'
import { idOr, oneOf } from '#app/lists/filter-rules.ts'
import { byTime, defineList, type ListQuery, type SortRule } from '#app/lists/list.ts'
import { type TicketSort, ticketPriorities, ticketStatuses } from './ticket.ts'

const sorts: Record<TicketSort, SortRule> = {
  created_at: byTime,
  last_activity_at: byTime,
  priority: { usual: 'desc', types: ['int', 'timestamptz'] },
}

// The number as it is written in a mail's subject.
const cleanSearch = (text: string) => text.replace(/^(ticket\s*)?#\s*(?=[0-9a-f]{1,8}$)/i, '')

// `waiting` is open or in progress.
const statuses = ['all', 'waiting', ...ticketStatuses] as const

/** The query of a client's tickets. */
export const portalTicketList = defineList({
  name: 'ticket',
  path: '/dashboard/support',
  perPage: 25,
  sorts,
  filters: {
    /** `yours`: we answered last. */
    status: oneOf([...statuses, 'yours']),
    priority: oneOf(['all', ...ticketPriorities]),
    /** The actor's own tickets, or all of the client's. */
    whose: oneOf(['all', 'mine']),
  },
  cleanSearch,
})
export type PortalTicketQuery = ListQuery<typeof portalTicketList>

/** The query of the tickets of all clients. */
export const adminTicketList = defineList({
  name: 'ticket',
  keeps: 'tickets',
  path: '/lead_admin/tickets',
  perPage: 25,
  sorts,
  filters: {
    /** `ours`: the client wrote last. */
    status: oneOf([...statuses, 'ours'], 'waiting'),
    priority: oneOf(['all', ...ticketPriorities]),
    /** A client's id, or empty. */
    client: idOr(''),
    /** A user's id, the actor (`me`), or nobody (`none`). */
    assignee: idOr('all', 'me', 'none'),
    ...ofWhomFilters,
  },
  cleanSearch,
})
export type AdminTicketQuery = ListQuery<typeof adminTicketList>
