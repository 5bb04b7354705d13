import { data } from 'react-router'
import { ErrorPage } from '#app/features/site/error-page.tsx'
import { logNotFound } from '#app/platform/not-found.server.ts'
import { chrome } from '#content/chrome.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/not-found'

function notFound(args: Route.LoaderArgs | Route.ActionArgs) {
  logNotFound(args)
  return data(null, { status: 404 })
}

export const loader = (args: Route.LoaderArgs) => notFound(args)

/** The page that answers is loaded once more, so a post is logged twice. */
export const action = (args: Route.ActionArgs) => notFound(args)

export const meta: Route.MetaFunction = () => [
  { title: `${chrome.faults.notFound} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function NotFound() {
  return <ErrorPage kind="notFound" />
}
