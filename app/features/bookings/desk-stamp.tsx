import { Stamp } from '#app/ui/stamp.tsx'
import { bookingDesk } from '#content/booking-desk.ts'
import type { BookingStatus } from './booking.ts'

const { stamps } = bookingDesk

/** How a call stands: still to come, past, or cancelled. */
export function DeskStamp({ status, isOver }: { status: BookingStatus; isOver: boolean }) {
  if (status === 'cancelled') return <Stamp tone="vermilion">{stamps.cancelled}</Stamp>
  return <Stamp tone={isOver ? 'ink' : 'verdigris'}>{isOver ? stamps.past : stamps.booked}</Stamp>
}
