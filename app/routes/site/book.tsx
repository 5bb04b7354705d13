import { data } from 'react-router'
import { bookCall } from '#app/features/bookings/book-service.server.ts'
import {
  bookingFields,
  postedView,
  readBookingView,
  saidOf,
} from '#app/features/bookings/booking.ts'
import { BookingCalendar } from '#app/features/bookings/booking-calendar.tsx'
import { bookingFormName } from '#app/features/bookings/booking-form-name.ts'
import { BookingHead } from '#app/features/bookings/booking-head.tsx'
import { parseBooking } from '#app/features/bookings/parse-booking.ts'
import { readBookingPage } from '#app/features/bookings/visitor-booking-service.server.ts'
import { lostResult } from '#app/features/intake/intake.ts'
import { challengeFor, readProof } from '#app/features/intake/intake-service.server.ts'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm, textField } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { bookingForm, bookPage } from '#content/bookings.ts'
import type { Route } from './+types/book'
import { bookingGuard } from './booking-guard.tsx'

export const meta: Route.MetaFunction = (args) => siteMeta(bookPage.meta, args)

/**
 * Not cached: every booking changes the free times, and the page contains one visitor's form id.
 */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Times are shown in the visitor's time zone, which needs a script: it is loaded at once. */
export const handle = { scripts: 'at-once' } as const

export function loader({ url, context }: Route.LoaderArgs) {
  const pass = url.searchParams.get('for') ?? ''
  return readBookingPage(context.get(appContext), context.get(actorContext), {
    view: readBookingView(url.searchParams),
    pass,
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { id: requestId } = context.get(requestContext)
  const posted = await readForm(request)
  const submission = parseBooking(onlyFields(posted, bookingFields))
  const pass = textField(posted, 'pass', 200)
  const view = postedView(posted)
  const refuse = async (status: number, error: Record<string, string[]> | string, slot = '') => {
    const page = await readBookingPage(app, actor, { view, pass })
    // A time that is no longer free is reported together with the other errors.
    const isGone = /^\d+$/.test(slot) && !page.slots.includes(Number(slot))
    const faults: Record<string, string[]> = isGone ? { slot: [bookingForm.errors.taken] } : {}
    const result =
      typeof error === 'string'
        ? submission.reply({ formErrors: [error] })
        : submission.reply({ fieldErrors: { ...faults, ...error } })
    return data({ result, page }, { status })
  }
  if (submission.status !== 'success') return refuse(422, {}, textField(posted, 'slot', 10))
  const {
    isTrapped,
    canProve,
    proof,
    token: formToken,
  } = await readProof(app, bookingFormName, posted)
  // Never quarantined, unlike other forms: the time would be taken before staff decide.
  if (isTrapped) return refuse(422, bookingForm.errors.trap)
  const given = textField(posted, 'formId', 36)
  const formId = isUuid(given) ? given : crypto.randomUUID()
  try {
    const input = submission.value
    const booked = await bookCall(app, actor, { input, formId, pass, proof, canProve })
    if (booked === 'needs_proof') {
      const challenge = await challengeFor(app, formToken)
      return data({ result: null, page: null, challenge, token: formToken }, { status: 422 })
    }
    const { held, booked: done } = bookingForm
    const said = booked.isHeld ? held : saidOf(done, booked.isUnmailed)
    return redirectWithToast(`/booking/${booked.token}`, said)
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict')
      return refuse(409, { slot: [error.userMessage] })
    if (error instanceof AppError) return refuse(error.status, error.userMessage)
    app.log.error({ err: error, requestId }, 'booking failed')
    return refuse(500, bookingForm.errors.failed)
  }
}

/** Keeps what was typed when the connection is lost. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const formData = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return { result: lostResult(formData, bookingForm.errors.lost), page: null }
  }
}

export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BookingHead />
      <section className="frame pb-20 md:pb-28">
        <BookingCalendar page={loaderData} answer={actionData} guard={bookingGuard} standsAlone />
      </section>
    </>
  )
}
