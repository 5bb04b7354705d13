import { organizationGate } from '#app/features/accounts/sign-in/gates.server.ts'
import { clientActivityList } from '#app/features/audit/client-activity-list-query.ts'
import { ClientActivityPage } from '#app/features/audit/client-activity-page.tsx'
import { listClientActivity } from '#app/features/audit/client-activity-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { clientActivity } from '#content/client-activity.ts'
import type { Route } from './+types/activity'

export const middleware: Route.MiddlewareFunction[] = [organizationGate]

export const meta: Route.MetaFunction = () => listMeta(clientActivity)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(clientActivityList, url.searchParams)
  const page = await listClientActivity(context.get(appContext), context.get(actorContext), query)
  return { ...page, query }
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  return <ClientActivityPage {...loaderData} />
}

export const ErrorBoundary = listErrors(clientActivity)
