import { portalProjectList } from '#app/features/engagements/engagement-list-query.ts'
import { listProjects } from '#app/features/engagements/engagement-service.server.ts'
import { ProjectList } from '#app/features/engagements/project-list.tsx'
import { readListQuery } from '#app/lists/list.ts'
import { ListFailure, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { projectsPage } from '#content/engagements.ts'
import type { Route } from './+types/dashboard'

export const meta: Route.MetaFunction = () => listMeta(projectsPage)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(portalProjectList, url.searchParams)
  const page = await listProjects(context.get(appContext), context.get(actorContext), query)
  return { ...page, query }
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  return <ProjectList {...loaderData} />
}

export function ErrorBoundary({ error, params: _ }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} copy={projectsPage} />
}
