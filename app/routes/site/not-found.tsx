import { data, redirectDocument } from 'react-router'
import { followRedirect } from '#app/features/redirects/redirect-service.server.ts'
import { ErrorPage } from '#app/features/site/error-page.tsx'
import { appContext } from '#app/platform/context.ts'
import { logNotFound } from '#app/platform/not-found.server.ts'
import { chrome } from '#content/chrome.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/not-found'

function notFound(args: Route.LoaderArgs | Route.ActionArgs) {
  logNotFound(args)
  return data(null, { status: 404 })
}

/**
 * A redirect of staff comes first. It never replaces a page, because only this route asks for it. A
 * script loads the target as a document, because it may be a file.
 */
export async function loader(args: Route.LoaderArgs) {
  const found = await followRedirect(args.context.get(appContext), args.url)
  return found ? redirectDocument(found.to, found.status) : notFound(args)
}

/** The page that answers is loaded once more, so a post is logged twice. */
export const action = (args: Route.ActionArgs) => notFound(args)

export const meta: Route.MetaFunction = () => [
  { title: `${chrome.faults.notFound} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function NotFound() {
  return <ErrorPage kind="notFound" />
}
