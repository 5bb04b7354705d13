import {
  changedHref,
  type ListQuery,
  oneOf,
  readListQuery,
  timeSort,
} from '#app/platform/keyset.ts'

export const bookingsPerPage = 50
export const bookingsPath = '/lead_admin/bookings'
export const bookingStates = ['upcoming', 'unconfirmed', 'past', 'cancelled', 'all'] as const
export type BookingState = (typeof bookingStates)[number]

/** The one order is by the time of the call: what is to come first, what was last. */
export type BookingListQuery = ListQuery<typeof timeSort> & { state: BookingState }

/** Reads the list's state from its address; what is not understood falls back to its default. */
export function readBookingListQuery(params: URLSearchParams): BookingListQuery {
  const state = oneOf(params.get('state'), bookingStates) ?? 'upcoming'
  const query = readListQuery(params, [timeSort])
  return {
    ...query,
    state,
    direction: state === 'upcoming' || state === 'unconfirmed' ? 'asc' : 'desc',
  }
}

/** The list's address with some of its state changed. */
export const bookingsHref = (search: string, change: Record<string, string | null>): string =>
  changedHref(bookingsPath, search, { after: null, before: null, ...change })
