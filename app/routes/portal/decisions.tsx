import { portalDecisionList } from '#app/features/decisions/decision-list-query.ts'
import { listPortalDecisions } from '#app/features/decisions/decision-service.server.ts'
import { PortalDecisionList } from '#app/features/decisions/portal-decision-list.tsx'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { portalDecisions as copy } from '#content/decisions.ts'
import type { Route } from './+types/decisions'

export const meta: Route.MetaFunction = () => listMeta(copy)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(portalDecisionList, url.searchParams)
  const page = await listPortalDecisions(context.get(appContext), context.get(actorContext), query)
  return { ...page, query }
}

export default function Decisions({ loaderData }: Route.ComponentProps) {
  return <PortalDecisionList {...loaderData} />
}

export const ErrorBoundary = listErrors(copy)
