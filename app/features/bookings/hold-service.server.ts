import { createHmac } from 'node:crypto'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { partyOf } from '#app/features/mail/visitor-mail-limits.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { networkPlace } from '#app/platform/network-address.ts'
import { asSystem, clientIp } from '#app/platform/request-scope.server.ts'
import { instantOf, wallTime } from '#app/platform/zoned-time.ts'
import { holdMinutes, judge, type Verdict } from './booking-pressure.ts'
import type { Offer } from './booking-store.server.ts'
import * as store from './hold-store.server.ts'
import { freeSlots, type Span } from './slots.ts'

export const lapseQueue = 'booking-lapse'

const dayMinutes = 24 * 60

/** Where a booking comes from; only hashes are stored. */
export function originOf(app: App, email: string): store.Origin {
  const place = networkPlace(clientIp())
  const mark = (kind: string, value: string) =>
    createHmac('sha256', app.secret).update(`booking:${kind}:${value}`).digest().subarray(0, 16)
  return {
    address: mark('address', place.address),
    site: mark('site', place.site),
    network: mark('network', place.network),
    party: mark('party', partyOf(email.toLowerCase()).party),
  }
}

/**
 * How a time may be given to an unconfirmed address. Locks the day for the rest of the transaction, so
 * that simultaneous bookings see each other.
 */
export async function judgeBooking(
  app: App,
  tx: Tx,
  start: number,
  { offer, origin, isProven }: { offer: Offer; origin: store.Origin; isProven: boolean },
): Promise<Verdict> {
  const { timetable, holidays } = offer
  const { day } = wallTime(start, timetable.zone)
  const midnight = instantOf({ day, minutes: 0 }, timetable.zone)
  const span: Span = { start: midnight, end: midnight + dayMinutes * 60_000 }
  const all = freeSlots(timetable, new Set(holidays), [], app.now().getTime())
  const times = all.filter((one) => span.start <= one && one < span.end).length
  return judge({ ...(await store.selectPressure(tx, span, origin)), times }, isProven)
}

/** Frees times that nobody confirmed. The system is the actor, not the visitor whose request does it. */
export async function releaseLapsed(tx: Tx): Promise<void> {
  for (const subjectId of await store.releaseLapsed(tx)) {
    const event = { action: 'booking.lapsed', subjectType: 'booking', subjectId } as const
    await asSystem(() => audit(tx, event))
  }
}

/** Until when a time that is booked now is held. */
export const holdEnd = (app: App): Date => new Date(app.now().getTime() + holdMinutes * 60_000)

/** Queues a job that frees the time when its hold ends, even if nobody opens the calendar. */
export const planLapse = (app: App, tx: Tx, until: Date): Promise<void> =>
  app.jobs.enqueue(tx, lapseQueue, {}, undefined, {
    startAfter: new Date(until.getTime() + 1_000),
  })

export const releaseLapsedNow = (app: App): Promise<void> => app.db.system(releaseLapsed)

/** The code in a mailed link that confirms an address. It is not stored. */
export const confirmCode = (app: App, bookingId: string): string =>
  createHmac('sha256', app.secret).update(`booking-confirm:${bookingId}`).digest('base64url')

/** Whether the address is confirmed because somebody is signed in with it. */
export const isProvenAddress = (actor: Actor, email: string): boolean =>
  actor.kind === 'user' && actor.email.toLowerCase() === email.toLowerCase()

export { confirmBooking } from './hold-store.server.ts'
