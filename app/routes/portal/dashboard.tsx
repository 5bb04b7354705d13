import { portalProjectList } from '#app/features/engagements/engagement-list-query.ts'
import { listProjects } from '#app/features/engagements/engagement-service.server.ts'
import { ProjectList } from '#app/features/engagements/project-list.tsx'
import { HomeChanges } from '#app/features/portal-home/home-changes.tsx'
import { HomeContact } from '#app/features/portal-home/home-contact.tsx'
import { HomeNeeds } from '#app/features/portal-home/home-needs.tsx'
import { readPortalHome } from '#app/features/portal-home/portal-home-service.server.ts'
import { statusLineOf } from '#app/features/status/status-line.ts'
import { StatusLineView } from '#app/features/status/status-line-view.tsx'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { projectsPage } from '#content/engagements.ts'
import type { Route } from './+types/dashboard'

export const meta: Route.MetaFunction = () => listMeta(projectsPage)

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const query = readListQuery(portalProjectList, url.searchParams)
  // The further pages of many projects show these alone.
  const isHome = query.after === undefined && query.before === undefined
  const [page, home] = await Promise.all([
    listProjects(app, actor, query),
    isHome ? readPortalHome(app, actor) : null,
  ])
  const status = isHome ? statusLineOf(app.statusBoard.known(), app.now().toISOString()) : null
  return { ...page, query, home, status }
}

export default function Projects({ loaderData: { home, status, ...page } }: Route.ComponentProps) {
  if (!home) return <ProjectList {...page} />
  return (
    <>
      {status && <StatusLineView line={status} />}
      <div className="home-top">
        <HomeNeeds {...home} />
        <HomeChanges {...home} />
      </div>
      <ProjectList {...page} section="projects" />
      <HomeContact contact={home.contact} />
    </>
  )
}

export const ErrorBoundary = listErrors(projectsPage)
