import { redirect } from 'react-router'
import { IssueList } from '#app/features/newsletter/issue-list.tsx'
import { createIssue, listIssues } from '#app/features/newsletter/issue-service.server.ts'
import { NewsletterSections } from '#app/features/newsletter/newsletter-sections.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readListQuery } from '#app/platform/keyset.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { issuesPage as words } from '#content/admin-newsletter.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/newsletter'

export const meta: Route.MetaFunction = () => [
  { title: `${words.title} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url.searchParams, ['created_at'])
  const page = await listIssues(context.get(appContext), context.get(actorContext), query)
  return { ...page, search: url.search }
}

/** A new draft, opened. */
export async function action({ context }: Route.ActionArgs) {
  const id = await createIssue(context.get(appContext), context.get(actorContext))
  return redirect(`/lead_admin/newsletter/${id}`)
}

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <NewsletterSections here="issues" />
      <IssueList {...loaderData} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} title={words.title} text={words.failure} retry={words.retry} />
}
