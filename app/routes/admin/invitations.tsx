import { Link, Outlet } from 'react-router'
import { InvitationList } from '#app/features/accounts/invitations/invitation-list.tsx'
import { readInvitationListQuery } from '#app/features/accounts/invitations/invitation-list-query.ts'
import { listInvitations } from '#app/features/accounts/invitations/invitation-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { company } from '#content/company.ts'
import { invitationsPage as words } from '#content/invitations.ts'
import type { Route } from './+types/invitations'

const path = '/lead_admin/invitations'

export const meta: Route.MetaFunction = () => [
  { title: `${words.title} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readInvitationListQuery(url.searchParams)
  const page = await listInvitations(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, search: url.search }
}

export default function Invitations({ loaderData }: Route.ComponentProps) {
  const { query, search } = loaderData
  return (
    <>
      <h1 className="headline text-section">{words.title}</h1>
      <p className="mt-2 mb-8 text-ink-muted">{words.intro}</p>
      <InvitationList
        {...loaderData}
        path={path}
        base={path}
        inviteHref={`${path}/new${search}`}
        viewer="admin"
        readOnly={false}
      />
      {query.clientId && (
        <p className="mt-4 text-ink-muted">
          {words.ofClient}{' '}
          <Link to={path} className="text-link">
            {words.everyClient}
          </Link>
        </p>
      )}
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListError error={error} title={words.title} text={words.failure} retry={words.retry} />
}
