import { StatusBadge } from '#app/ui/status-badge.tsx'
import { adminBookings } from '#content/admin-bookings.ts'
import type { BookingStatus } from './booking.ts'

const { stamps } = adminBookings

type BookingStatusBadgeProps = { status: BookingStatus; isOver: boolean; isHeld: boolean }

/** How a call stands: still to come, held for its confirmation, past, or cancelled. */
export function BookingStatusBadge({ status, isOver, isHeld }: BookingStatusBadgeProps) {
  if (status === 'cancelled') return <StatusBadge tone="vermilion">{stamps.cancelled}</StatusBadge>
  if (isHeld) return <StatusBadge tone="ink">{stamps.held}</StatusBadge>
  return (
    <StatusBadge tone={isOver ? 'ink' : 'verdigris'}>
      {isOver ? stamps.past : stamps.booked}
    </StatusBadge>
  )
}
