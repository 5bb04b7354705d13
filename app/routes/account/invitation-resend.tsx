import { data } from 'react-router'
import { AskDialog } from '#app/features/accounts/invitations/invitation-dialog.tsx'
import { invitationListPath } from '#app/features/accounts/invitations/invitation-form.ts'
import {
  readInvitation,
  sendInvitationAgain,
} from '#app/features/accounts/invitations/invitation-management-service.server.ts'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { invitationDialog } from '#content/invitations.ts'
import type { Route } from './+types/invitation-resend'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData && invitationDialog.resend.title(loaderData.email))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { email } = await readInvitation(app, actor, params.invitationId)
  return { email, here: url.pathname + url.search, back: invitationListPath(url) + url.search }
}

export async function action({ params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { answer, status } = await sendInvitationAgain(app, actor, params.invitationId)
  return data(answer, status)
}

export default function InvitationResend({ loaderData, actionData }: Route.ComponentProps) {
  return <AskDialog what="resend" {...loaderData} answer={actionData} />
}
