import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { AdminBookingPage } from '#app/features/bookings/admin-booking-page.tsx'
import {
  cancelByStaff,
  moveByStaff,
  readAdminBooking,
} from '#app/features/bookings/admin-booking-service.server.ts'
import { postedView, readBookingView } from '#app/features/bookings/booking.ts'
import { parseMove } from '#app/features/bookings/parse-booking.ts'
import { PersonLine } from '#app/features/people/person-line.tsx'
import { findPerson } from '#app/features/people/person-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm, readIntent } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { adminBookings } from '#content/admin-bookings.ts'
import { lists } from '#content/lists.ts'
import type { Route } from './+types/booking'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.booking.full_name ?? adminBookings.title)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const view = readBookingView(url.searchParams)
  const found = await readAdminBooking(app, actor, params.bookingId, view)
  return { ...found, person: await findPerson(app, actor, found.booking.email) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const form = await readForm(request)
  const intent = readIntent(form, ['move', 'cancel'])
  const here = `/lead_admin/bookings/${params.bookingId}`
  const reread = () => readAdminBooking(app, actor, params.bookingId, postedView(form))
  try {
    if (intent === 'cancel') {
      await cancelByStaff(app, actor, params.bookingId)
      return redirectWithToast(here, { title: adminBookings.cancelled })
    }
    const submission = parseMove(onlyFields(form, ['slot', 'zone']))
    if (submission.status !== 'success')
      return data(
        { error: null, answer: { result: submission.reply(), page: (await reread()).page } },
        422,
      )
    await moveByStaff(app, actor, params.bookingId, submission.value.slot)
    return redirectWithToast(here, { title: adminBookings.moved })
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error
    const result = parseMove(form).reply({ fieldErrors: { slot: [error.userMessage] } })
    return error.code === 'conflict'
      ? data({ error: null, answer: { result, page: (await reread()).page } }, error.status)
      : data({ error: error.userMessage, answer: undefined }, error.status)
  }
}

export default function OneBooking({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminBookingPage
      {...loaderData}
      person={<PersonLine person={loaderData.person} canConvert />}
      error={actionData?.error ?? null}
      answer={actionData?.answer}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, failure } = adminBookings
  return (
    <ListError error={error} title={title} text={failure} retry={lists.retry} back={lists.back} />
  )
}
