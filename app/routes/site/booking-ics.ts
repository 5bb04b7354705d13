import { readBookingFile } from '#app/features/bookings/visitor-booking-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/booking-ics'

/** The booking as a calendar file, for programs that do not read it from the mail. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await readBookingFile(
    context.get(appContext),
    context.get(actorContext),
    params.token,
  )
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="call.ics"',
      'cache-control': 'private, no-store',
    },
  })
}
