import { redirect } from 'react-router'
import { viewAsClient } from '#app/features/accounts/clients/viewed-client.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/client-view'

export const loader = () => redirect('/lead_admin/clients')

/** Starts viewing the portal as this client. */
export async function action({ params, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const cookie = await viewAsClient(app, actor, params.clientId)
  return redirect('/dashboard', { headers: { 'set-cookie': cookie } })
}
