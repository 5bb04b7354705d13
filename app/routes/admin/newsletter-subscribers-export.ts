import { subscriberList } from '#app/features/newsletter/subscriber-list-query.ts'
import { exportSubscribers } from '#app/features/newsletter/subscriber-service.server.ts'
import { csvFile } from '#app/lists/csv.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { actorContext, appContext, requestContext } from '#app/platform/context.ts'
import type { Route } from './+types/newsletter-subscribers-export'

/** Exports the filtered subscribers as CSV. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const query = readListQuery(subscriberList, url.searchParams)
  return csvFile(app, {
    name: 'newsletter-subscribers',
    now: context.get(requestContext).now,
    rows: await exportSubscribers(app, actor, query),
    columns: [
      'id',
      'email',
      'state',
      'created_at',
      'confirmed_at',
      'unsubscribed_at',
      'consent_page',
      'consent_at',
      'consent_text',
    ],
  })
}
