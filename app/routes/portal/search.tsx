import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { readWords } from '#app/features/portal-search/portal-search.ts'
import { PortalSearchPage } from '#app/features/portal-search/portal-search-page.tsx'
import { searchPortal } from '#app/features/portal-search/portal-search-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { lists } from '#content/lists.ts'
import { portalSearch as copy } from '#content/portal-search.ts'
import type { Route } from './+types/search'

export const meta: Route.MetaFunction = () => panelTitle(copy.metaTitle)

export async function loader({ url, context }: Route.LoaderArgs) {
  const words = readWords(url.searchParams)
  try {
    const parts = await searchPortal(context.get(appContext), context.get(actorContext), words)
    return data({ words, parts, tooMany: false })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error
    return data({ words, parts: [], tooMany: true }, error.init)
  }
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <PortalSearchPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { retry, back } = lists
  return <ListError error={error} title={copy.title} text={copy.failure} {...{ retry, back }} />
}
