import { Outlet } from 'react-router'
import { portalInvitationList } from '#app/features/accounts/invitations/invitation-list-query.ts'
import { listInvitations } from '#app/features/accounts/invitations/invitation-service.server.ts'
import { organizationGate } from '#app/features/accounts/sign-in/gates.server.ts'
import { portalColleagueList } from '#app/features/accounts/users/portal-colleague-list-query.ts'
import { Organization } from '#app/features/accounts/users/portal-organization.tsx'
import { listColleagues } from '#app/features/accounts/users/portal-organization-service.server.ts'
import { readListQuery, shownSearch } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { organizationPage } from '#content/invitations.ts'
import type { Route } from './+types/organization'

export const middleware: Route.MiddlewareFunction[] = [organizationGate]

const copy = { ...organizationPage.colleagues, title: organizationPage.title }

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = () => listMeta(copy)

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const [people, sent] = [
    readListQuery(portalColleagueList, url.searchParams),
    readListQuery(portalInvitationList, url.searchParams),
  ]
  const [colleagues, invited] = await Promise.all([
    listColleagues(app, actor, people),
    listInvitations(app, actor, sent),
  ])
  return {
    colleagues: { ...colleagues, query: people },
    invited: { ...invited, query: sent },
    search: shownSearch(portalInvitationList, sent),
    me: actor.kind === 'user' && !actor.viewing ? actor.email : null,
  }
}

export default function OrganizationRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Organization {...loaderData} />
      <Outlet />
    </>
  )
}

export const ErrorBoundary = listErrors(copy)
