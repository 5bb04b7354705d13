import { data } from 'react-router'
import { ErrorPage } from '#app/features/site/error-page.tsx'
import { chrome } from '#content/chrome.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/not-found'

export function loader() {
  return data(null, { status: 404 })
}

export function action() {
  return data(null, { status: 404 })
}

export const meta: Route.MetaFunction = () => [
  { title: `${chrome.notFound.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function NotFound() {
  return <ErrorPage kind="notFound" />
}
