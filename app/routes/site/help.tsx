import { publicHelpList } from '#app/features/help/help-list-query.ts'
import { listPublicHelp } from '#app/features/help/help-service.server.ts'
import { PublicHelpList } from '#app/features/help/public-help-list.tsx'
import { dependsOnPublished } from '#app/features/public-projects/published-content-service.server.ts'
import { homePicture, pageMeta } from '#app/features/site/page-meta.ts'
import { readListQuery } from '#app/lists/list.ts'
import { appContext } from '#app/platform/context.ts'
import { publicHelpPage } from '#content/help.ts'
import type { Route } from './+types/help'

/** Read by server/page-key.ts: the parameters that change the page. */
export const handle = { query: ['after', 'before'] }

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(publicHelpList, url.searchParams)
  const reading = listPublicHelp(context.get(appContext), query)
  return { ...(await dependsOnPublished(context, reading)), query }
}

export function meta({ matches, location }: Route.MetaArgs) {
  const origin = matches[0].loaderData?.origin
  return pageMeta({
    ...publicHelpPage.meta,
    pathname: location.pathname,
    origin,
    share: homePicture,
  })
}

export default function Help({ loaderData }: Route.ComponentProps) {
  return <PublicHelpList {...loaderData} />
}
