import { Outlet } from 'react-router'
import { listQuarantined } from '#app/features/inbox/inbox-service.server.ts'
import { QuarantineList } from '#app/features/inbox/quarantine-list.tsx'
import { quarantineList } from '#app/features/inbox/quarantine-list-query.ts'
import { readListQuery, shownSearch } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { quarantinePage } from '#content/inbox.ts'
import type { Route } from './+types/quarantine-list'

export const meta: Route.MetaFunction = () => listMeta(quarantinePage)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(quarantineList, url.searchParams)
  const page = await listQuarantined(context.get(appContext), context.get(actorContext), query)
  return { ...page, query, search: shownSearch(quarantineList, query) }
}

export default function QuarantineRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <QuarantineList {...loaderData} />
      <Outlet />
    </>
  )
}

export const ErrorBoundary = listErrors(quarantinePage)
