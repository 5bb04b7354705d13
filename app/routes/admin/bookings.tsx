import { AdminBookingList } from '#app/features/bookings/admin-booking-list.tsx'
import { bookingList } from '#app/features/bookings/admin-booking-list-query.ts'
import { listBookings } from '#app/features/bookings/admin-booking-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { adminBookings } from '#content/admin-bookings.ts'
import type { Route } from './+types/bookings'

export const meta: Route.MetaFunction = () => listMeta(adminBookings)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(bookingList, url.searchParams)
  const app = context.get(appContext)
  const page = await listBookings(app, context.get(actorContext), query)
  return { ...page, query, search: url.search, now: app.now().getTime() }
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  return <AdminBookingList {...loaderData} />
}

export const ErrorBoundary = listErrors(adminBookings)
