import { redirect } from 'react-router'
import { bookingList } from '#app/features/bookings/admin-booking-list-query.ts'
import { cancelManyByStaff } from '#app/features/bookings/admin-booking-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { adminBookings } from '#content/admin-bookings.ts'
import type { Route } from './+types/bookings-cancel'

export const loader = () => redirect(bookingList.path)

/** Cancels the selected calls and returns to the list in which they were selected. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const ids = form.getAll('booking').map(String).slice(0, bookingList.perPage)
  const list = `${bookingList.path}${url.search}`
  const { bulk } = adminBookings
  if (ids.length === 0) return redirectWithToast(list, { title: bulk.none, tone: 'destructive' })
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { cancelled, left } = await cancelManyByStaff(app, actor, ids)
  return redirectWithToast(list, {
    title: bulk.done(cancelled),
    ...(left > 0 && { description: bulk.left(left), tone: 'destructive' }),
  })
}
