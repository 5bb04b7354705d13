import { readProjectListQuery } from '#app/features/engagements/engagement-list-query.ts'
import { listProjects } from '#app/features/engagements/engagement-service.server.ts'
import { ProjectList } from '#app/features/engagements/project-list.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { projectsPage } from '#content/engagements.ts'
import type { Route } from './+types/projects'

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readProjectListQuery(url.searchParams)
  const page = await listProjects(context.get(appContext), context.get(actorContext), query)
  return { ...page, query }
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  return <ProjectList {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, failure, retry } = projectsPage
  return <ListError error={error} title={title} text={failure} retry={retry} />
}
