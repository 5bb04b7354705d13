import { Outlet } from 'react-router'
import { NewsletterSections } from '#app/features/newsletter/newsletter-sections.tsx'
import { SubscriberList } from '#app/features/newsletter/subscriber-list.tsx'
import { readSubscriberListQuery } from '#app/features/newsletter/subscriber-list-query.ts'
import { listSubscribers } from '#app/features/newsletter/subscriber-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { subscribersPage as words } from '#content/admin-newsletter.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/newsletter-subscribers'

export const meta: Route.MetaFunction = () => [
  { title: `${words.title} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readSubscriberListQuery(url.searchParams)
  const page = await listSubscribers(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, search: url.search }
}

export default function NewsletterSubscribers({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <NewsletterSections here="subscribers" />
      <SubscriberList {...loaderData} />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} title={words.title} text={words.failure} retry={words.retry} />
}
