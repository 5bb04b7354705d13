import { noteFirstAnswer } from '#app/features/leads/first-answer-service.server.ts'
import { readWithheld } from '#app/features/mail/visitor-mail-service.server.ts'
import { besideWhom, besideWhomIn } from '#app/features/of-whom/of-whom-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { readersZone } from '#app/platform/request-scope.server.ts'
import { adminBookings } from '#content/admin-bookings.ts'
import { type BookingListQuery, bookingList } from './admin-booking-list-query.ts'
import * as store from './admin-booking-store.server.ts'
import type { Booking, BookingView } from './booking.ts'
import type { MoveInput } from './booking-schema.ts'
import { applyCancel, applyMove, hasBegun, inTime } from './booking-service.server.ts'
import { readBookingPage } from './visitor-booking-service.server.ts'

/** One page of the bookings; two statements. @throws AppError `forbidden` */
export async function listBookings(app: App, actor: Actor, query: BookingListQuery) {
  requireStaff(actor, 'bookings')
  const reader = readersZone()
  const beside = besideWhom(actor, query, store.shownZone(reader))
  const source = { ...store.bookingSource(query, app.now(), reader), beside }
  const { beside: read, ...page } = await app.db.read(actor, (tx) =>
    readList(tx, bookingList, query, source),
  )
  const { other: zone, whom } = besideWhomIn(read)
  return { ...page, whom, zone: typeof zone === 'string' ? zone : 'UTC' }
}

/**
 * One booking, with the calendar to move it while it can be moved.
 * @throws AppError `forbidden`, `not_found`
 */
export async function readAdminBooking(app: App, actor: Actor, id: string, view: BookingView) {
  requireStaff(actor, 'bookings')
  const [booking, withheld] = await app.db.as(actor, async (tx) => [
    await find(tx, id),
    await readWithheld(tx, id),
  ])
  const page = await readBookingPage(app, actor, { view, own: booking, isStaff: true })
  const ownView = { ...view, zone: view.zone ?? readersZone() ?? page.officeZone }
  const isOpen = booking.status === 'booked' && !hasBegun(app, booking)
  return {
    booking,
    withheld,
    zone: readersZone() ?? page.officeZone,
    isOver: Date.parse(booking.ends_at) <= app.now().getTime(),
    page: isOpen ? { ...page, view: ownView } : null,
  }
}

/** Moves a call for staff. @throws AppError `forbidden`, `not_found`, `conflict`, `invalid` */
export async function moveByStaff(
  app: App,
  actor: Actor,
  id: string,
  slot: MoveInput['slot'],
): Promise<void> {
  requireStaff(actor, 'bookings')
  await inTime(() =>
    app.db.as(actor, async (tx) => {
      const booking = await find(tx, id, true)
      // The visitor keeps the time zone that they chose.
      const to = { slot, zone: booking.zone, isStaff: true }
      await applyMove(app, tx, booking, to)
      // The visitor is told of a time that staff have chosen.
      if (booking.lead_id) await noteFirstAnswer(tx, booking.lead_id, 'call', app.now())
    }),
  )
}

/** Cancels a call for staff. @throws AppError `forbidden`, `not_found`, `invalid` */
export async function cancelByStaff(app: App, actor: Actor, id: string): Promise<void> {
  requireStaff(actor, 'bookings')
  await app.db.as(actor, async (tx) => {
    const booking = await find(tx, id, true)
    await applyCancel(app, tx, booking, 'staff')
  })
}

/**
 * Cancels several calls for staff. As with a single one, each visitor is told and each cancellation is
 * recorded. Calls that have begun or are cancelled are left alone.
 * @throws AppError `forbidden`
 */
export async function cancelManyByStaff(
  app: App,
  actor: Actor,
  ids: string[],
): Promise<{ cancelled: number; left: number }> {
  requireStaff(actor, 'bookings')
  // In a fixed order, so that two of these at once cannot deadlock.
  const wanted = [...new Set(ids)].filter(isUuid).sort()
  const cancelled = await app.db.as(actor, async (tx) => {
    let count = 0
    for (const id of wanted) {
      const booking = await store.selectBooking(tx, id, true)
      if (booking?.status !== 'booked' || hasBegun(app, booking)) continue
      await applyCancel(app, tx, booking, 'staff')
      count += 1
    }
    return count
  })
  return { cancelled, left: wanted.length - cancelled }
}

async function find(tx: Tx, id: string, lock = false): Promise<Booking> {
  const booking = isUuid(id) ? await store.selectBooking(tx, id, lock) : undefined
  if (!booking) throw new AppError('not_found', adminBookings.notFound)
  return booking
}
