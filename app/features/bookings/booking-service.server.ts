import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueVisitorMail } from '#app/features/mail/visitor-mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isToken } from '#app/platform/identifier.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { wallTime } from '#app/platform/zoned-time.ts'
import { bookingForm, bookingPage } from '#content/bookings.ts'
import type { Booking } from './booking.ts'
import { type BookingNotice, staffMail, visitorMail } from './booking-mails.server.tsx'
import type { MoveInput } from './booking-schema.ts'
import * as store from './booking-store.server.ts'
import { hashOfToken, tokenOf } from './booking-token.server.ts'
import { judgeBooking, originOf, releaseLapsed } from './hold-service.server.ts'
import { planReminders } from './reminder-service.server.ts'
import { blockedBy, freeSlots, slotMinutes } from './slots.ts'

const minute = 60_000
// Many people of one organization share a network address.
const perAddress: Limit = { hits: 60, seconds: 3600 }
const { errors } = bookingForm

/**
 * Moves a booking, for its visitor or for staff.
 * @returns whether the visitor gets no mail about it, because too many were sent; nothing when it changes
 * nothing, and nobody is mailed
 */
export async function applyMove(
  app: App,
  tx: Tx,
  booking: Booking,
  to: MoveInput & { isStaff?: boolean },
): Promise<boolean | undefined> {
  requireChangeable(app, booking)
  if (booking.held_until !== null) throw new AppError('invalid', bookingPage.hold.first)
  const start = to.slot * minute
  if (start === Date.parse(booking.starts_at)) return undefined
  await releaseLapsed(tx)
  const offer = await store.selectOffer(tx, app.now())
  if (!slotsOf(app, offer, booking, to.isStaff).includes(start))
    throw new AppError('conflict', errors.taken)
  // A move within a day does not add an unconfirmed booking to that day.
  const day = (instant: number) => wallTime(instant, offer.timetable.zone).day
  const isOtherDay = day(start) !== day(Date.parse(booking.starts_at))
  if (!to.isStaff && booking.confirmed_at === null && isOtherDay)
    await requireCalmDay(app, tx, start, { offer, origin: originOf(app, booking.email) })
  await store.moveBooking(tx, booking.id, { ...timesOf(start, offer), zone: to.zone })
  const moved: Booking = {
    ...booking,
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + slotMinutes * minute).toISOString(),
    zone: to.zone,
    place: offer.timetable.place,
    sequence: booking.sequence + 1,
  }
  const details = { from: booking.starts_at, to: moved.starts_at }
  return announce(app, tx, moved, { notice: 'moved', offer, details })
}

/** Unconfirmed bookings of several days cannot be moved to one day. @throws AppError `conflict` */
async function requireCalmDay(
  app: App,
  tx: Tx,
  start: number,
  from: { offer: store.Offer; origin: ReturnType<typeof originOf> },
): Promise<void> {
  const verdict = await judgeBooking(app, tx, start, { ...from, isProven: false })
  if (verdict !== 'stands') throw new AppError('conflict', errors.busyDay)
}

/** Cancels a booking, for its visitor or for staff. @returns as `applyMove` */
export async function applyCancel(
  app: App,
  tx: Tx,
  booking: Booking,
  by: 'visitor' | 'staff',
): Promise<boolean | undefined> {
  if (booking.status === 'cancelled') return undefined
  requireChangeable(app, booking)
  await store.cancelBooking(tx, booking.id, by)
  const offer = await store.selectOffer(tx, app.now())
  const cancelled = { ...booking, status: 'cancelled' as const, sequence: booking.sequence + 1 }
  if (booking.held_until !== null) {
    // Only the visitor was told about the held booking.
    const subject = { subjectType: 'booking', subjectId: booking.id }
    await audit(tx, { action: 'booking.cancelled', ...subject, details: { by } })
    return undefined
  }
  return announce(app, tx, cancelled, { notice: 'cancelled', offer, details: { by } })
}

/** Turns the database's refusal of a time into a message for people. */
export async function inTime<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw store.isTaken(error) ? new AppError('conflict', errors.taken) : error
  }
}

/** Limits how often one source books, moves, cancels or confirms. @throws AppError `rate_limited` */
export const countCaller = (app: App): Promise<void> =>
  countVisit(app, 'booking', perAddress, app.now())

type Announcement = {
  notice: Extract<BookingNotice, 'booked' | 'moved' | 'cancelled'>
  offer: store.Offer
  details?: Record<string, unknown>
}

/**
 * Mails both sides, queues the reminders and writes the audit event.
 * @returns whether the visitor's mail is withheld: the page must not say then that one is on its way
 */
export async function announce(
  app: App,
  tx: Tx,
  booking: Booking,
  what: Announcement,
): Promise<boolean> {
  const { notice, offer, details } = what
  const { zone } = offer.timetable
  const about = { type: 'booking', id: booking.id }
  const mail = await visitorMail(app, booking, notice)
  const isSent = await queueVisitorMail(app, tx, 'confirmation', mail, about)
  await queueVisitorMail(app, tx, 'staff', await staffMail(app, booking, notice, zone), about)
  if (notice !== 'cancelled') await planReminders(app, tx, booking)
  const action = `booking.${notice === 'booked' ? 'created' : notice}` as const
  await audit(tx, { action, subjectType: 'booking', subjectId: booking.id, details })
  return !isSent
}

/** The booking of a mailed link. @throws AppError `not_found` */
export async function find(tx: Tx, token: string, lock = false): Promise<Booking> {
  const hash = hashOfToken(token)
  if (isToken(token)) await store.showBookingOfToken(tx, hash)
  const booking = isToken(token) ? await store.selectBookingByToken(tx, hash, lock) : undefined
  if (!booking) throw new AppError('not_found', bookingPage.notFound)
  return booking
}

export const hasBegun = (app: App, booking: Booking) =>
  Date.parse(booking.starts_at) <= app.now().getTime()

function requireChangeable(app: App, booking: Booking) {
  if (booking.status === 'cancelled' || hasBegun(app, booking))
    throw new AppError('invalid', bookingPage.changed)
}

export function timesOf(start: number, { timetable }: store.Offer) {
  const during = { start, end: start + slotMinutes * minute }
  return { during, blocked: blockedBy(start, timetable), place: timetable.place }
}

export function slotsOf(app: App, offer: store.Offer, own?: Booking, isStaff = false): number[] {
  const { timetable, holidays, busy } = offer
  const ownStart = own && Date.parse(own.starts_at)
  const others = busy.filter(
    ({ start, end }) => ownStart === undefined || ownStart < start || ownStart >= end,
  )
  const hours = isStaff ? { ...timetable, notice_hours: 0 } : timetable
  const free = freeSlots(hours, new Set(holidays), others, app.now().getTime())
  return free.filter((start) => start !== ownStart)
}

/** The page of a booking, for whoever its mails go to. */
export const bookingPathOf = (app: App, id: string) => `/booking/${tokenOf(app, id)}`
