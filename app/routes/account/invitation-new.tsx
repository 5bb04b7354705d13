import { data } from 'react-router'
import { readClientSearch } from '#app/features/accounts/clients/client.ts'
import { readClientChoice } from '#app/features/accounts/clients/client-service.server.ts'
import { InviteDialog } from '#app/features/accounts/invitations/invitation-dialog.tsx'
import {
  invitationListPath,
  invitationsHref,
  readEntry,
  refusedInvitation,
} from '#app/features/accounts/invitations/invitation-form.ts'
import {
  readInviter,
  sendInvitation,
} from '#app/features/accounts/invitations/invitation-management-service.server.ts'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { invitationDialog } from '#content/invitations.ts'
import type { Route } from './+types/invitation-new'

export const meta: Route.MetaFunction = () => panelTitle(invitationDialog.title)

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const { user, roles } = readInviter(actor)
  const entry = readEntry(url.searchParams)
  const clientSearch = readClientSearch(url.searchParams)
  const clients =
    user.role === 'admin' ? await readClientChoice(app, actor, clientSearch, entry.clientId) : null
  const back = invitationsHref(invitationListPath(url), url.search)
  const here = invitationsHref(url.pathname, url.search)
  return { roles, entry, clients, clientSearch, here, back }
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
    return data(refusedInvitation({ form: invitationDialog.lost }), { status: 503 })
  }
}

export default function InvitationNew({ loaderData, actionData }: Route.ComponentProps) {
  return <InviteDialog {...loaderData} answer={actionData} />
}
