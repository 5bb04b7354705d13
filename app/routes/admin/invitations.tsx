import { Outlet } from 'react-router'
import { InvitationList } from '#app/features/accounts/invitations/invitation-list.tsx'
import { adminInvitationList } from '#app/features/accounts/invitations/invitation-list-query.ts'
import { listInvitations } from '#app/features/accounts/invitations/invitation-service.server.ts'
import { readListQuery, shownSearch } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { invitationsPage } from '#content/invitations.ts'
import type { Route } from './+types/invitations'

const { path } = adminInvitationList

export { readAfterConflict as shouldRevalidate } from '#app/ui/read-after-conflict.ts'

export const meta: Route.MetaFunction = () => listMeta(invitationsPage)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(adminInvitationList, url.searchParams)
  const page = await listInvitations(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, search: shownSearch(adminInvitationList, query) }
}

export default function Invitations({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <InvitationList
        {...loaderData}
        base={path}
        inviteHref={`${path}/new${loaderData.search}`}
        viewer="admin"
        readOnly={false}
      />
      <Outlet />
    </>
  )
}

export const ErrorBoundary = listErrors(invitationsPage)
