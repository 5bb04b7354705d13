import { AdminBookingList } from '#app/features/bookings/admin-booking-list.tsx'
import { readBookingListQuery } from '#app/features/bookings/admin-booking-list-query.ts'
import { listBookings } from '#app/features/bookings/admin-booking-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { adminBookings } from '#content/admin-bookings.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/bookings'

export const meta: Route.MetaFunction = () => [
  { title: `${adminBookings.title} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readBookingListQuery(url.searchParams)
  const app = context.get(appContext)
  const page = await listBookings(app, context.get(actorContext), query)
  return { ...page, query, now: app.now().getTime() }
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  return <AdminBookingList {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, tryAgain } = adminBookings
  return <ListError error={error} title={title} text={adminBookings.error} retry={tryAgain} />
}
