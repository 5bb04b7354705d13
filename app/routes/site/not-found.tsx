import { data, type RouterContextProvider } from 'react-router'
import { ErrorPage } from '#app/features/site/error-page.tsx'
import { appContext, requestContext } from '#app/platform/context.ts'
import { chrome } from '#content/chrome.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/not-found'

const loggedLength = 500

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Logs the path, so that a wrong link can be found. The query is left out, because it may contain
 * secrets.
 */
function notFound({ request, context }: Asked) {
  const { id: requestId } = context.get(requestContext)
  const path = new URL(request.url).pathname.slice(0, loggedLength)
  context.get(appContext).log.info({ requestId, method: request.method, path }, 'page not found')
  return data(null, { status: 404 })
}

export const loader = (args: Route.LoaderArgs) => notFound(args)

/** The page that answers is loaded once more, so a post is logged twice. */
export const action = (args: Route.ActionArgs) => notFound(args)

export const meta: Route.MetaFunction = () => [
  { title: `${chrome.notFound.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function NotFound() {
  return <ErrorPage kind="notFound" />
}
