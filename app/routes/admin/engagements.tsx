import { Outlet } from 'react-router'
import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { ClientPicker } from '#app/features/accounts/clients/client-picker.tsx'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
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
  const clientSearch = readClientSearch(url.searchParams)
  const [page, clients] = await Promise.all([
    listProjects(app, actor, query),
    readClientChoice(app, actor, clientSearch, query.clientId ?? ''),
  ])
  return { ...page, query, clients, clientSearch }
}

export default function Engagements({ loaderData }: Route.ComponentProps) {
  const { clients, clientSearch, ...list } = loaderData
  return (
    <>
      <EngagementList
        {...list}
        clientPicker={
          <ClientPicker
            id="engagement-client"
            name="client"
            label={engagementsPage.client}
            empty={engagementsPage.allClients}
            clients={clients}
            value={list.query.clientId ?? ''}
            search={clientSearch}
            findAction="/lead_admin/engagements"
          />
        }
      />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { failure, retry } = projectsPage
  return <ListError error={error} title={engagementsPage.title} text={failure} retry={retry} />
}
