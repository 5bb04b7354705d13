import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { takeTeamMember } from '#app/features/references/team-member-actions.server.ts'
import { TeamMemberPage } from '#app/features/references/team-member-page.tsx'
import { readTeamMember } from '#app/features/references/team-member-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { answerOrLost } from '#app/ui/answer-or-lost.ts'
import { teamPanel as copy } from '#content/team-panel.ts'
import type { Route } from './+types/team-member'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.person.full_name ?? copy.title)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  const person = await readTeamMember(...by, params.memberId)
  return { person, isAsked: url.searchParams.has('remove') }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  return takeTeamMember(context, request, await readTeamMember(...by, params.memberId))
}

/** Keeps what was typed when the connection is lost. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrLost(serverAction, copy.lost)

export default function TeamMemberRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TeamMemberPage {...loaderData} answer={actionData} />
}
