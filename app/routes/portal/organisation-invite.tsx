import { data } from 'react-router'
import { InviteDialog } from '#app/features/accounts/invitations/invitation-dialog.tsx'
import { readEntry, refusedInvitation } from '#app/features/accounts/invitations/invitation-form.ts'
import {
  readInviter,
  sendInvitation,
} from '#app/features/accounts/invitations/invitation-management-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { invitationDialog } from '#content/invitations.ts'
import type { Route } from './+types/organisation-invite'

const list = '/dashboard/organisation'

export function loader({ url, context }: Route.LoaderArgs) {
  const { roles } = readInviter(context.get(actorContext))
  const entry = readEntry(new URLSearchParams())
  const here = `${list}/invite${url.search}`
  return { roles, entry, clients: null, clientSearch: '', here, back: list + url.search }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { answer, status } = await sendInvitation(app, actor, await readForm(request))
  return data(answer, status)
}

/** Keeps what was typed when the connection is lost or the session has ended. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return refusedInvitation({ form: invitationDialog.lost })
  }
}

export default function OrganisationInvite({ loaderData, actionData }: Route.ComponentProps) {
  return <InviteDialog {...loaderData} answer={actionData} />
}
