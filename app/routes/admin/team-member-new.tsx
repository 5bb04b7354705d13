import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { takeTeamMember } from '#app/features/references/team-member-actions.server.ts'
import { TeamMemberPage } from '#app/features/references/team-member-page.tsx'
import { answerOrLost } from '#app/ui/answer-or-lost.ts'
import { teamPanel as copy } from '#content/team-panel.ts'
import type { Route } from './+types/team-member-new'

export const meta: Route.MetaFunction = () => panelTitle(copy.add)

export const action = ({ request, context }: Route.ActionArgs) =>
  takeTeamMember(context, request, null)

/** Keeps what was typed when the connection is lost. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrLost(serverAction, copy.lost)

export default function TeamMemberNew({ actionData }: Route.ComponentProps) {
  return <TeamMemberPage person={null} answer={actionData} />
}
