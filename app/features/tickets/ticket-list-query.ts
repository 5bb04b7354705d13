import { idOr, oneOf } from '#app/lists/filter-rules.ts'
import { byTime, defineList, type ListQuery, type SortRule } from '#app/lists/list.ts'
import { type TicketSort, ticketPriorities, ticketStatuses } from './ticket.ts'

const sorts: Record<TicketSort, SortRule> = {
  created_at: byTime,
  last_activity_at: byTime,
  priority: { usual: 'desc', types: ['int', 'timestamptz'] },
}

// As the number stands in a mail's subject.
const cleanSearch = (text: string) => text.replace(/^(ticket\s*)?#\s*(?=[0-9a-f]{1,8}$)/i, '')

// `waiting` is open or in progress: whatever somebody has to do something about.
const statuses = ['all', 'waiting', ...ticketStatuses] as const

/** A client's tickets. */
export const portalTicketList = defineList({
  name: 'ticket',
  path: '/dashboard/support',
  perPage: 25,
  sorts,
  filters: {
    status: oneOf(statuses),
    priority: oneOf(['all', ...ticketPriorities]),
    /** The reader's own tickets, or the whole client's. */
    whose: oneOf(['all', 'mine']),
  },
  cleanSearch,
})
export type PortalTicketQuery = ListQuery<typeof portalTicketList>

/** The tickets of all clients. */
export const adminTicketList = defineList({
  name: 'ticket',
  path: '/lead_admin/tickets',
  perPage: 25,
  sorts,
  filters: {
    status: oneOf(statuses, 'waiting'),
    priority: oneOf(['all', ...ticketPriorities]),
    /** A client's id, or nothing. */
    client: idOr(''),
    /** A user's id, the reader, or nobody. */
    assignee: idOr('all', 'me', 'none'),
  },
  cleanSearch,
})
export type AdminTicketQuery = ListQuery<typeof adminTicketList>
