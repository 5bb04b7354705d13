import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { adminBookings as copy } from '#content/admin-bookings.ts'
import { bookingList } from './admin-booking-list-query.ts'
import type { Booking } from './booking.ts'
import { BookingStatusBadge } from './booking-status-badge.tsx'
import { sayBriefCall, sayShortCall } from './booking-time.ts'

export type BookingRow = Pick<
  Booking,
  | 'id'
  | 'lead_id'
  | 'full_name'
  | 'email'
  | 'company_name'
  | 'status'
  | 'held_until'
  | 'starts_at'
  | 'ends_at'
>

/** @param now in milliseconds since 1970 */
export function bookingColumns(zone: string, now: number): ListColumn<BookingRow>[] {
  return withHeaders(copy.columns, [
    {
      key: 'when',
      cell: (row) => (
        <>
          <Link
            to={`${bookingList.path}/${row.id}`}
            prefetch="intent"
            className="text-link font-medium tabular-nums"
          >
            <time
              dateTime={row.starts_at}
              data-brief={sayBriefCall(Date.parse(row.starts_at), zone, now)}
            >
              <span className="moment-whole">{sayShortCall(Date.parse(row.starts_at), zone)}</span>
            </time>
          </Link>
          <Age of={row.starts_at} />
        </>
      ),
    },
    {
      key: 'who',
      cell: (row) => (
        <span className="block wrap-anywhere">
          {row.full_name}{' '}
          <a
            href={`mailto:${row.email}`}
            className="text-link flex min-h-6 w-fit items-center text-small"
          >
            {row.email}
          </a>
        </span>
      ),
    },
    {
      key: 'company',
      cell: ({ company_name: name }) => name && <span className="wrap-anywhere">{name}</span>,
    },
    {
      key: 'state',
      cell: (row) => (
        <BookingStatusBadge
          status={row.status}
          isOver={Date.parse(row.ends_at) <= now}
          isHeld={row.held_until !== null}
        />
      ),
    },
    {
      key: 'lead',
      cell: (row) =>
        row.lead_id ? (
          <Link
            to={`/lead_admin/leads/${row.lead_id}`}
            aria-label={`${copy.openLead}: ${row.full_name}`}
            className="text-link"
          >
            {copy.openLead}
          </Link>
        ) : (
          <span className="text-ink-muted">{copy.noLead}</span>
        ),
    },
  ])
}

function Age({ of }: { of: string }) {
  const age = useTimes().age(of)
  return age && <span className="text-ink-muted"> · {age}</span>
}
