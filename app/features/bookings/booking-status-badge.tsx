import { StatusBadge } from '#app/ui/status-badge.tsx'
import { adminBookings } from '#content/admin-bookings.ts'
import type { BookingStatus } from './booking.ts'

const { badges } = adminBookings

type BookingStatusBadgeProps = { status: BookingStatus; isOver: boolean; isHeld: boolean }

/** The status of a call: booked, held until it is confirmed, past, or cancelled. */
export function BookingStatusBadge({ status, isOver, isHeld }: BookingStatusBadgeProps) {
  if (status === 'cancelled') return <StatusBadge tone="vermilion">{badges.cancelled}</StatusBadge>
  if (isHeld) return <StatusBadge tone="ink">{badges.held}</StatusBadge>
  return (
    <StatusBadge tone={isOver ? 'ink' : 'verdigris'}>
      {isOver ? badges.past : badges.booked}
    </StatusBadge>
  )
}
