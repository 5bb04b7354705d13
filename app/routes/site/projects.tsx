import { redirect } from 'react-router'
import { PublicProjectList } from '#app/features/public-projects/public-project-list.tsx'
import { readProjectQuery } from '#app/features/public-projects/public-project-query.ts'
import { listProjects } from '#app/features/public-projects/public-project-service.server.ts'
import { dependsOnPublished } from '#app/features/public-projects/published-content-service.server.ts'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { changedHref } from '#app/platform/changed-href.ts'
import { appContext } from '#app/platform/context.ts'
import { publicProjectsPage } from '#content/public-projects.ts'
import type { Route } from './+types/projects'

/** Read by server/page-key.ts: the parameters that change the page. */
export const handle = { query: ['sector', 'capability', 'after'] }

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readProjectQuery(url.searchParams)
  const reading = listProjects(context.get(appContext), query)
  const { list, movedTo } = await dependsOnPublished(context, reading)
  if (movedTo) throw redirect(changedHref('/projects', url.search, movedTo), 301)
  return { ...list, query }
}

export const meta: Route.MetaFunction = (args) => siteMeta(publicProjectsPage.meta, args)

export default function Projects({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PublicProjectList {...loaderData} />
      <ClosingAction action={publicProjectsPage.action} figure="governance" />
    </>
  )
}
