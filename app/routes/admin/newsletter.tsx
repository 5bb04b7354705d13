import { redirect } from 'react-router'
import { IssueList } from '#app/features/newsletter/issue-list.tsx'
import { issueList } from '#app/features/newsletter/issue-list-query.ts'
import { createIssue, listIssues } from '#app/features/newsletter/issue-service.server.ts'
import { NewsletterSections } from '#app/features/newsletter/newsletter-sections.tsx'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { issuesPage as copy } from '#content/admin-newsletter.ts'
import type { Route } from './+types/newsletter'

export const meta = () => listMeta(copy)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(issueList, url.searchParams)
  const page = await listIssues(context.get(appContext), context.get(actorContext), query)
  return { ...page, query }
}

/** Creates a draft and opens it. */
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

export const ErrorBoundary = listErrors(copy)
