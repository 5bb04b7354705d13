import { ofWhomFilters } from '#app/features/of-whom/of-whom.ts'
import { oneOf } from '#app/lists/filter-rules.ts'
import { defineList, type ListQuery } from '#app/lists/list.ts'

const states = ['upcoming', 'today', 'unconfirmed', 'past', 'cancelled', 'all'] as const

export const bookingList = defineList({
  name: 'booking',
  path: '/lead_admin/bookings',
  perPage: 50,
  sorts: { created_at: { usual: 'asc', types: ['timestamptz'] } },
  filters: { state: oneOf(states), ...ofWhomFilters },
  // The only order is the time of the call: the next call first, or the latest one first.
  settle: ({ state }) => ({
    direction: state === 'past' || state === 'cancelled' || state === 'all' ? 'desc' : 'asc',
  }),
})

export type BookingListQuery = ListQuery<typeof bookingList>
