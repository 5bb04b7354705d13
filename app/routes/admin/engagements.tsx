import { Outlet } from 'react-router'
import { listClientChoices } from '#app/features/engagements/engagement-edit-service.server.ts'
import { EngagementList } from '#app/features/engagements/engagement-list.tsx'
import { readProjectListQuery } from '#app/features/engagements/engagement-list-query.ts'
import { listProjects } from '#app/features/engagements/engagement-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { company } from '#content/company.ts'
import { engagementsPage, projectsPage } from '#content/engagements.ts'
import type { Route } from './+types/engagements'

export const meta: Route.MetaFunction = () => [
  { title: `${engagementsPage.title} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const query = readProjectListQuery(url.searchParams)
  const page = await listProjects(app, actor, query)
  return { ...page, query, clients: await listClientChoices(app, actor, query.clientId) }
}

export default function Engagements({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <EngagementList {...loaderData} />
      <Outlet context={loaderData.clients} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { failure, retry } = projectsPage
  return <ListError error={error} title={engagementsPage.title} text={failure} retry={retry} />
}
