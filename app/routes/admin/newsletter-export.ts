import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { readSubscriberListQuery } from '#app/features/newsletter/subscriber-list-query.ts'
import { exportSubscribers } from '#app/features/newsletter/subscriber-service.server.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import type { Route } from './+types/newsletter-export'

const columns = [
  'id',
  'email',
  'state',
  'created_at',
  'confirmed_at',
  'unsubscribed_at',
  'consent_page',
  'consent_at',
  'consent_text',
]

/** The list as it is filtered, as a file that spreadsheets open: streamed, with formulas made harmless. */
export function loader({ url, context }: Route.LoaderArgs) {
  const query = readSubscriberListQuery(url.searchParams)
  const app = context.get(appContext)
  const rows = exportSubscribers(app, context.get(actorContext), query)
  const csv = pipeline(
    Readable.from(rows),
    stringify({
      header: true,
      columns,
      bom: true,
      quoted_string: true, // a line break in a message must not begin a row
      escape_formulas: true,
      record_delimiter: 'windows',
    }),
    (error) => {
      // The answer has begun: it is cut off, which the browser reports as a failed download.
      if (error) app.log.error({ err: error }, 'export cut off')
    },
  )
  const day = context.get(requestContext).now.toISOString().slice(0, 10)
  return new Response(Readable.toWeb(csv) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="newsletter-subscribers-${day}.csv"`,
    },
  })
}
