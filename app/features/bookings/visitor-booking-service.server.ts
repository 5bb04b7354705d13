import { formTokenOf } from '#app/features/intake/intake-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Booking, BookingPage, BookingView } from './booking.ts'
import { bookingFormName } from './booking-form-name.ts'
import { calendarEntry } from './booking-invite.server.ts'
import type { MoveInput } from './booking-schema.ts'
import {
  applyCancel,
  applyMove,
  countCaller,
  find,
  hasBegun,
  inTime,
  slotsOf,
} from './booking-service.server.ts'
import { selectOffer, selectPrefill } from './booking-store.server.ts'
import { issuePass, readPass } from './booking-token.server.ts'

const minute = 60_000

/** A signed value that fills in the calendar for a lead's person and links the booking to the lead. */
export const bookingPass = (app: App, leadId: string): string => issuePass(app, leadId)

/**
 * Everything the calendar shows.
 * @param pass from `bookingPass`; an invalid one is ignored
 * @param own the booking that is to be moved; its own time counts as free
 * @param isStaff staff need no notice period
 */
export async function readBookingPage(
  app: App,
  actor: Actor,
  {
    view,
    pass = '',
    own,
    isStaff,
  }: { view: BookingView; pass?: string; own?: Booking; isStaff?: boolean },
): Promise<BookingPage> {
  const leadId = readPass(app, pass)
  const offer = await app.db.as(actor, (tx) => selectOffer(tx, app.now()))
  const known = leadId && (await app.db.system((tx) => selectPrefill(tx, leadId)))
  return {
    slots: slotsOf(app, offer, own, isStaff).map((start) => start / minute),
    now: Math.floor(app.now().getTime() / minute),
    officeZone: offer.timetable.zone,
    zones: ['UTC', ...Intl.supportedValuesOf('timeZone')],
    view,
    formId: crypto.randomUUID(),
    formToken: formTokenOf(app, bookingFormName),
    pass: known ? pass : '',
    prefill: known || { fullName: '', email: '', companyName: '' },
    external: app.config.schedulingUrl ?? null,
  }
}

/** The booking of a mailed link, with what depends on the current time. @throws AppError `not_found` */
export async function readBooking(app: App, actor: Actor, token: string) {
  const booking = await app.db.as(actor, (tx) => find(tx, token))
  const offer = await app.db.as(actor, (tx) => selectOffer(tx, app.now()))
  return { booking, officeZone: offer.timetable.zone, hasBegun: hasBegun(app, booking) }
}

/** The booking as a calendar file. @throws AppError `not_found` */
export async function readBookingFile(app: App, actor: Actor, token: string): Promise<string> {
  const booking = await app.db.as(actor, (tx) => find(tx, token))
  return calendarEntry(app, booking, 'visitor').content
}

/**
 * Moves a call for its visitor.
 * @returns as `applyMove`
 * @throws AppError `not_found`, `conflict`, `invalid` (it can no longer be moved)
 */
export async function moveCall(
  app: App,
  actor: Actor,
  token: string,
  to: MoveInput,
): Promise<boolean | undefined> {
  await countCaller(app)
  return inTime(() =>
    app.db.as(actor, async (tx) => {
      const booking = await find(tx, token, true)
      return applyMove(app, tx, booking, to)
    }),
  )
}

/** Cancels a call for its visitor; doing so again changes nothing. @returns as `moveCall` @throws AppError `not_found`, `invalid` */
export async function cancelCall(
  app: App,
  actor: Actor,
  token: string,
): Promise<boolean | undefined> {
  await countCaller(app)
  return app.db.as(actor, async (tx) => {
    const booking = await find(tx, token, true)
    return applyCancel(app, tx, booking, 'visitor')
  })
}
