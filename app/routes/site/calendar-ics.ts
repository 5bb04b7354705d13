import { readCalendar } from '#app/features/calendar-feed/calendar-feed-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import { calendarFeed } from '#content/calendar-feed.ts'
import type { Route } from './+types/calendar-ics'

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** The calendar of somebody of a client, for their calendar program. Every address that does not work gets one answer. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const calendar = await readCalendar(context.get(appContext), params.token)
  if (calendar === undefined) return new Response(calendarFeed.notFound, { status: 404, headers })
  return new Response(calendar, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="unordin.ics"',
    },
  })
}
