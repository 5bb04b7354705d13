import { Outlet } from 'react-router'
import { readInvitationListQuery } from '#app/features/accounts/invitations/invitation-list-query.ts'
import { listInvitations } from '#app/features/accounts/invitations/invitation-service.server.ts'
import { organisationGate } from '#app/features/accounts/sign-in/gates.server.ts'
import { readColleagueListQuery } from '#app/features/accounts/users/colleague.ts'
import { Organisation } from '#app/features/accounts/users/portal-organisation.tsx'
import { listColleagues } from '#app/features/accounts/users/portal-organisation-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { company } from '#content/company.ts'
import { organisationPage as words } from '#content/invitations.ts'
import type { Route } from './+types/organisation'

export const middleware: Route.MiddlewareFunction[] = [organisationGate]

export const meta: Route.MetaFunction = () => [
  { title: `${words.title} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const query = readInvitationListQuery(url.searchParams)
  const [colleagues, invited] = await Promise.all([
    listColleagues(app, actor, readColleagueListQuery(url.searchParams)),
    listInvitations(app, actor, query),
  ])
  const readOnly = actor.kind === 'user' && actor.viewing === true
  return { colleagues, invited, query, readOnly, search: url.search }
}

export default function OrganisationRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Organisation {...loaderData} />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} title={words.title} text={words.failure} retry={words.retry} />
}
