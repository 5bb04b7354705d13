import { adminPath, kindAt } from '#app/features/publishing/publication.ts'
import { PublicationList } from '#app/features/publishing/publication-list.tsx'
import { publicationLists } from '#app/features/publishing/publication-list-query.ts'
import { listPublications } from '#app/features/publishing/publication-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { publicationsPage } from '#content/publishing.ts'
import type { Route } from './+types/insights-projects-and-help'

export const meta: Route.MetaFunction = ({ location }) =>
  listMeta(publicationsPage[kindAt(location.pathname)])

export async function loader({ url, context }: Route.LoaderArgs) {
  const kind = kindAt(url.pathname)
  const query = readListQuery(publicationLists[kind], url.searchParams)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return { kind, query, ...(await listPublications(app, actor, kind, query)) }
}

export default function Publications({ loaderData }: Route.ComponentProps) {
  return <PublicationList key={adminPath[loaderData.kind]} {...loaderData} />
}

export const ErrorBoundary = listErrors(publicationsPage.insight)
