import { redirect } from 'react-router'
import { signOut } from '#app/features/accounts/sign-in/session-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/sign-out'

export const loader = () => redirect('/admin/auth')

export async function action({ context }: Route.ActionArgs) {
  const headers = await signOut(context.get(appContext), context.get(actorContext))
  return redirect('/admin/auth', { headers })
}
