import { data } from 'react-router'
import { SearchPage } from '#app/features/search/search-page.tsx'
import { readSearchQuery } from '#app/features/search/search-query.ts'
import { searchSite } from '#app/features/search/search-service.server.ts'
import { missingMeta, siteMeta } from '#app/features/site/page-meta.ts'
import { appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { searchPage } from '#content/search.ts'
import type { Route } from './+types/search'

/**
 * Without a query the page is the same for everyone and cached; with one it is rendered for each
 * request.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readSearchQuery(url.searchParams)
  if (query.words === '') return data({ query, answer: null, fault: null })
  const app = context.get(appContext)
  const { id } = context.get(requestContext)
  try {
    return data({ query, answer: await searchSite(app, query), fault: null })
  } catch (error) {
    if (error instanceof AppError)
      return data({ query, answer: null, fault: error.userMessage }, error.init)
    app.log.error({ err: error, requestId: id }, 'search failed')
    return data({ query, answer: null, fault: searchPage.failed }, { status: 500 })
  }
}

/** The retry-after header of a rate-limited answer. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const words = args.loaderData?.query.words
  return words ? missingMeta(searchPage.titleFor(words)) : siteMeta(searchPage.meta, args)
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}
