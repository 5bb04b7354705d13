import { Stamp } from '#app/ui/status-badge.tsx'
import { bookingDesk } from '#content/admin-bookings.ts'
import type { BookingStatus } from './booking.ts'

const { stamps } = bookingDesk

type DeskStampProps = { status: BookingStatus; isOver: boolean; isHeld: boolean }

/** How a call stands: still to come, held for its confirmation, past, or cancelled. */
export function DeskStamp({ status, isOver, isHeld }: DeskStampProps) {
  if (status === 'cancelled') return <Stamp tone="vermilion">{stamps.cancelled}</Stamp>
  if (isHeld) return <Stamp tone="ink">{stamps.held}</Stamp>
  return <Stamp tone={isOver ? 'ink' : 'verdigris'}>{isOver ? stamps.past : stamps.booked}</Stamp>
}
