import { Outlet } from 'react-router'
import { listQuarantined } from '#app/features/inbox/inbox-service.server.ts'
import { QuarantineList } from '#app/features/inbox/quarantine-list.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { inboxPage } from '#content/inbox.ts'
import type { Route } from './+types/quarantine-list'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  return { ...(await listQuarantined(app, actor, url.searchParams)), search: url.search }
}

export default function QuarantineRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <QuarantineList {...loaderData} />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { failure, retry } = inboxPage.held
  return <ListError error={error} title={inboxPage.title} text={failure} retry={retry} />
}
