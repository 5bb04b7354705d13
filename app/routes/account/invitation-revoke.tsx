import { data } from 'react-router'
import { AskDialog } from '#app/features/accounts/invitations/invitation-dialog.tsx'
import { invitationListPath } from '#app/features/accounts/invitations/invitation-form.ts'
import {
  readInvitation,
  takeInvitationBack,
} from '#app/features/accounts/invitations/invitation-management-service.server.ts'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { invitationDialog } from '#content/invitations.ts'
import type { Route } from './+types/invitation-revoke'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData && invitationDialog.revoke.title(loaderData.email))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { email } = await readInvitation(app, actor, params.invitationId)
  return { email, here: url.pathname + url.search, back: invitationListPath(url) + url.search }
}

export async function action({ params, url, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const refused = await takeInvitationBack(app, actor, params.invitationId)
  if (refused) return data(refused.answer, refused.status)
  return redirectWithToast(invitationListPath(url) + url.search, {
    title: invitationDialog.revoke.done,
  })
}

export default function InvitationRevoke({ loaderData, actionData }: Route.ComponentProps) {
  return <AskDialog what="revoke" {...loaderData} answer={actionData} />
}
