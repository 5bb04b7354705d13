import { redirect } from 'react-router'
import { stopViewing } from '#app/features/accounts/clients/viewed-client.server.ts'
import { appContext } from '#app/platform/context.ts'
import type { Route } from './+types/client-stop-viewing'

export const loader = () => redirect('/lead_admin/clients')

/** Ends viewing as a client. */
export async function action({ context }: Route.ActionArgs) {
  const cookie = await stopViewing(context.get(appContext))
  return redirect('/lead_admin/clients', { headers: { 'set-cookie': cookie } })
}
