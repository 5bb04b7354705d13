import { data } from 'react-router'
import { confirmCall, confirms } from '#app/features/bookings/book-service.server.ts'
import { postedView, readBookingView, saidOf } from '#app/features/bookings/booking.ts'
import { parseMove } from '#app/features/bookings/parse-booking.ts'
import { VisitorBookingPage } from '#app/features/bookings/visitor-booking-page.tsx'
import {
  cancelCall,
  moveCall,
  readBooking,
  readBookingPage,
} from '#app/features/bookings/visitor-booking-service.server.ts'
import { BreadcrumbsTo } from '#app/features/site/breadcrumbs.tsx'
import { secretWay } from '#app/features/site/hidden-ways.ts'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { bookingForm, bookingPage, bookPage } from '#content/bookings.ts'
import type { Route } from './+types/booking'

const crumbs = secretWay('/book', bookingPage.metaTitle)

// The address contains a secret: no meta tag repeats it, not even the canonical link.
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: bookingPage.metaTitle,
    description: bookPage.meta.description,
    pathname: '/book',
    origin: matches[0].loaderData?.origin,
    hidden: true,
    crumbs,
  })

export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
})

export const handle = { scripts: 'at-once' } as const

/** Read only: programs that follow the links in mails must not change anything. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const found = await readBooking(app, actor, params.token)
  const view = readBookingView(url.searchParams)
  const { booking } = found
  const code = url.searchParams.get('confirm') ?? ''
  const isOpen = booking.status === 'booked' && !found.hasBegun && booking.held_until === null
  const page = isOpen
    ? await readBookingPage(app, actor, {
        view: { ...view, zone: view.zone ?? booking.zone },
        own: booking,
      })
    : null
  return {
    ...found,
    // Only the link in the mail contains it; opening the link confirms nothing.
    code: confirms(app, booking, code) ? code : null,
    isOver: Date.parse(booking.ends_at) <= app.now().getTime(),
    page,
    isMoving: Boolean(view.zone ?? view.month ?? view.day),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const form = await readForm(request)
  const intent = readIntent(form, ['move', 'confirm', 'cancel'])
  const here = `/booking/${params.token}`
  try {
    if (intent === 'cancel') {
      const isUnmailed = await cancelCall(app, actor, params.token)
      return redirectWithToast(here, saidOf(bookingForm.cancelled, isUnmailed))
    }
    if (intent === 'confirm') {
      const given = { token: params.token, code: textField(form, 'code', 50) }
      const isUnmailed = await confirmCall(app, actor, given)
      return redirectWithToast(here, saidOf(bookingForm.booked, isUnmailed))
    }
    const submission = parseMove(onlyFields(form, ['slot', 'zone']))
    if (submission.status !== 'success') return refusal(422, submission.reply())
    try {
      const isUnmailed = await moveCall(app, actor, params.token, submission.value)
      return redirectWithToast(here, saidOf(bookingForm.moved, isUnmailed))
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error
      return refusal(409, submission.reply({ fieldErrors: { slot: [error.userMessage] } }))
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error
    return data({ error: error.userMessage, answer: undefined }, { status: error.status })
  }

  async function refusal(
    status: number,
    result: ReturnType<ReturnType<typeof parseMove>['reply']>,
  ) {
    const { booking } = await readBooking(app, actor, params.token)
    const view = postedView(form)
    const page = await readBookingPage(app, actor, { view, own: booking })
    return data({ error: null, answer: { result, page } }, { status })
  }
}

export default function OneBooking({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <>
      <BreadcrumbsTo crumbs={crumbs} />
      <VisitorBookingPage
        {...loaderData}
        path={`/booking/${params.token}`}
        error={actionData?.error ?? null}
        answer={actionData?.answer}
      />
    </>
  )
}
