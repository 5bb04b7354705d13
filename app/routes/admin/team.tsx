import { takeMove } from '#app/features/references/order-actions.server.ts'
import { teamPath } from '#app/features/references/team-member.ts'
import { TeamMemberList } from '#app/features/references/team-member-list.tsx'
import { teamMemberList } from '#app/features/references/team-member-list-query.ts'
import { listTeam } from '#app/features/references/team-member-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { teamPanel } from '#content/team-panel.ts'
import type { Route } from './+types/team'

export const meta: Route.MetaFunction = () => listMeta(teamPanel)

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const query = readListQuery(teamMemberList, url.searchParams)
  const page = await listTeam(app, context.get(actorContext), query)
  return { query, ...page }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  takeMove(context, request, 'team_members', teamPath)

export default function People({ loaderData }: Route.ComponentProps) {
  return <TeamMemberList {...loaderData} />
}

export const ErrorBoundary = listErrors(teamPanel)
