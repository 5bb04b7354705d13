import { data } from 'react-router'
import { chrome } from '#app/content/en/chrome.ts'
import { company } from '#app/content/en/company.ts'
import { ErrorPage } from '#app/features/site/error-page.tsx'
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
