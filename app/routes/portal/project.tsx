import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { readProject } from '#app/features/engagements/engagement-service.server.ts'
import { ProjectPage } from '#app/features/engagements/project-page.tsx'
import { updateList } from '#app/features/engagements/project-update-list-query.ts'
import { readListQuery } from '#app/lists/list.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/project'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.project.name ?? '')

export function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return readProject(app, actor, params.projectId, {
    tab: url.searchParams.get('part'),
    updates: readListQuery(updateList, url.searchParams),
  })
}

export default function ProjectRoute({ loaderData }: Route.ComponentProps) {
  return <ProjectPage {...loaderData} />
}
