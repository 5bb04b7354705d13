import { Outlet } from 'react-router'
import { NewsletterSections } from '#app/features/newsletter/newsletter-sections.tsx'
import { SubscriberList } from '#app/features/newsletter/subscriber-list.tsx'
import { subscriberList } from '#app/features/newsletter/subscriber-list-query.ts'
import { listSubscribers } from '#app/features/newsletter/subscriber-service.server.ts'
import { readListQuery, shownSearch } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { subscribersPage as copy } from '#content/admin-newsletter.ts'
import type { Route } from './+types/newsletter-subscribers'

export const meta = () => listMeta(copy)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(subscriberList, url.searchParams)
  const page = await listSubscribers(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, search: shownSearch(subscriberList, query) }
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

export const ErrorBoundary = listErrors(copy)
