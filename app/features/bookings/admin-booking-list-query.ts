import { oneOf } from '#app/lists/filter-rules.ts'
import { byTime, defineList, type ListQuery } from '#app/lists/list.ts'

const states = ['upcoming', 'unconfirmed', 'past', 'cancelled', 'all'] as const

export const bookingList = defineList({
  name: 'booking',
  path: '/lead_admin/bookings',
  perPage: 50,
  sorts: { created_at: byTime },
  filters: { state: oneOf(states) },
  // The one order is by the time of the call: what comes first, or what was last.
  settle: ({ state }) => ({
    direction: state === 'upcoming' || state === 'unconfirmed' ? 'asc' : 'desc',
  }),
})

export type BookingListQuery = ListQuery<typeof bookingList>
