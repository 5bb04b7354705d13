import { Outlet } from 'react-router'
import { listHeld } from '#app/features/inbox/inbox-service.server.ts'
import { HeldList } from '#app/features/inbox/quarantine-list.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { inboxPage } from '#content/inbox.ts'
import type { Route } from './+types/quarantine-list'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return { ...(await listHeld(app, actor, url.searchParams)), search: url.search }
}

export default function HeldRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HeldList {...loaderData} />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { failure, retry } = inboxPage.held
  return <ListError error={error} title={inboxPage.title} text={failure} retry={retry} />
}
