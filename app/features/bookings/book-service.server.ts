import { timingSafeEqual } from 'node:crypto'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueVisitorMail } from '#app/features/mail/visitor-mail-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { uuidFromHash } from '#app/platform/identifier.server.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { bookingForm, bookingPage } from '#content/bookings.ts'
import type { Booking } from './booking.ts'
import { confirmMail } from './booking-mails.server.tsx'
import type { BookingInput } from './booking-schema.ts'
import { announce, countCaller, find, inTime, slotsOf, timesOf } from './booking-service.server.ts'
import * as store from './booking-store.server.ts'
import { hashOfToken, readPass, tokenOf } from './booking-token.server.ts'
import {
  confirmBooking,
  confirmCode,
  holdEnd,
  isProvenAddress,
  judgeBooking,
  originOf,
  planLapse,
  releaseLapsed,
} from './hold-service.server.ts'

const minute = 60_000
// A person rarely books more than two calls.
const perEmail: Limit = { hits: 30, seconds: 86_400 }
const { errors } = bookingForm

type Wish = {
  input: BookingInput
  formId: string
  pass: string
  /** The id of the proof of work that was solved for this booking. */
  proof: string | undefined
  /** Whether the browser could compute a proof of work. */
  canProve: boolean
}
/** `isUnmailed`: as `applyMove` says it. */
export type Booked = { token: string; isHeld: boolean; isUnmailed?: boolean } | 'needs_proof'

/** Rolls the transaction back: the browser sends the form again, with a proof of work. */
class ProofNeeded extends Error {}

/**
 * Books a call with its mails and reminders in one transaction. Sending the same form again finds the
 * first booking. Once many bookings of the day are unconfirmed, the time is only held until the visitor
 * confirms it with the link in the mail.
 * @returns the token of the booking's own page, or that a proof of work is needed first
 * @throws AppError `conflict` (the time is taken), `rate_limited`
 */
export async function bookCall(app: App, actor: Actor, wish: Wish): Promise<Booked> {
  const { input, formId, pass, proof } = wish
  const email = input.email.toLowerCase()
  await countCaller(app)
  await countHit(app, `booking-email:${email}`, perEmail, app.now())
  const id = uuidFromHash('booking', formId, email, input.slot)
  const token = tokenOf(app, id)
  const start = input.slot * minute
  const origin = originOf(app, email)
  const isConfirmed = isProvenAddress(actor, email)
  const work = async (tx: Tx): Promise<Booked> => {
    await store.showBookingOfToken(tx, hashOfToken(token))
    await releaseLapsed(tx)
    const own = () => store.selectBookingByToken(tx, hashOfToken(token))
    const before = await own()
    if (before) return { token, isHeld: before.held_until !== null }
    const offer = await store.selectOffer(tx, app.now())
    if (!slotsOf(app, offer).includes(start)) {
      // The same form was sent twice at once: the other one may have been stored between the two reads.
      const twin = await own()
      if (twin) return { token, isHeld: twin.held_until !== null }
      throw new AppError('conflict', errors.taken)
    }
    const isProven = proof !== undefined
    const judged = { offer, origin, isProven }
    const verdict = isConfirmed ? 'stands' : await judgeBooking(app, tx, start, judged)
    if (verdict === 'full') throw new AppError('rate_limited', errors.full, 900)
    if (verdict !== 'stands' && !isProven && wish.canProve) throw new ProofNeeded()
    if (verdict === 'needs_proof') throw new AppError('rate_limited', errors.needsProof, 900)
    const heldUntil = verdict === 'held' ? holdEnd(app) : null
    const isFirst = await store.insertBooking(tx, {
      id,
      leadId: readPass(app, pass),
      fullName: input.fullName,
      email: input.email,
      companyName: input.companyName ?? null,
      note: input.note ?? null,
      ...timesOf(start, offer),
      zone: input.zone,
      tokenHash: hashOfToken(token),
      origin,
      isConfirmed,
      heldUntil,
      proof: proof ?? null,
    })
    const booking = await own()
    if (!booking) throw new AppError('conflict', errors.taken)
    if (isFirst && heldUntil) await announceHold(app, tx, booking, { heldUntil })
    if (!isFirst || heldUntil) return { token, isHeld: heldUntil !== null }
    const isUnmailed = await announce(app, tx, booking, { notice: 'booked', offer })
    return { token, isHeld: false, isUnmailed }
  }
  try {
    return await inTime(() => app.db.as(actor, work))
  } catch (error) {
    if (error instanceof ProofNeeded) return 'needs_proof'
    throw error
  }
}

/** Tells only the visitor about a held booking; staff are told when it is confirmed. */
async function announceHold(
  app: App,
  tx: Tx,
  booking: Booking,
  { heldUntil }: { heldUntil: Date },
) {
  const about = { type: 'booking', id: booking.id }
  const mail = await confirmMail(app, booking, confirmCode(app, booking.id))
  const isSent = await queueVisitorMail(app, tx, 'link', mail, about)
  // Without this mail nobody could confirm the booking.
  if (!isSent) throw new AppError('rate_limited', errors.full, 900)
  await planLapse(app, tx, heldUntil)
  const subject = { subjectType: 'booking', subjectId: booking.id }
  await audit(tx, { action: 'booking.held', ...subject })
}

/** Whether a code is right and there is something to confirm. */
export function confirms(app: App, booking: Booking, code: string): boolean {
  const right = Buffer.from(confirmCode(app, booking.id))
  const given = Buffer.from(code)
  return given.length === right.length && timingSafeEqual(given, right)
}

/**
 * Confirms a held booking; doing so again changes nothing.
 * @param code from the link in the mail
 * @returns as `applyMove`
 * @throws AppError `not_found`, `invalid` (the code is wrong, or the hold has ended)
 */
export async function confirmCall(
  app: App,
  actor: Actor,
  { token, code }: { token: string; code: string },
): Promise<boolean | undefined> {
  await countCaller(app)
  return app.db.as(actor, async (tx) => {
    const booking = await find(tx, token, true)
    if (!confirms(app, booking, code)) throw new AppError('invalid', bookingPage.hold.wrong)
    if (booking.status === 'booked' && booking.confirmed_at !== null) return undefined
    const until = booking.held_until === null ? null : Date.parse(booking.held_until)
    const isOver = booking.status === 'cancelled' || (until ?? Infinity) <= app.now().getTime()
    if (isOver) throw new AppError('invalid', bookingPage.hold.lapsed)
    await confirmBooking(tx, booking.id)
    if (until === null) return undefined
    const offer = await store.selectOffer(tx, app.now())
    const standing = { ...booking, held_until: null, confirmed_at: app.now().toISOString() }
    return announce(app, tx, standing, { notice: 'booked', offer })
  })
}
