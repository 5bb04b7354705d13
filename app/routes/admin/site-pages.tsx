import { listPages } from '#app/features/page-texts/page-text-service.server.ts'
import { PagesList } from '#app/features/page-texts/pages-list.tsx'
import { pageList } from '#app/features/page-texts/pages-list-query.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { pagesList } from '#content/page-texts.ts'
import type { Route } from './+types/site-pages'

export const meta: Route.MetaFunction = () => listMeta(pagesList)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(pageList, url.searchParams)
  const rows = await listPages(context.get(appContext), context.get(actorContext), query)
  return { query, rows }
}

export default function SitePages({ loaderData }: Route.ComponentProps) {
  return <PagesList {...loaderData} />
}

export const ErrorBoundary = listErrors(pagesList)
