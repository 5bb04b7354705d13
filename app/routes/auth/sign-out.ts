import { redirect } from 'react-router'
import { signOut } from '#app/features/accounts/sign-in/session-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, textField } from '#app/platform/form-data.server.ts'
import { ownPath } from '#app/platform/own-path.ts'
import type { Route } from './+types/sign-out'

export const loader = () => redirect('/auth')

export async function action({ request, context }: Route.ActionArgs) {
  // Signing out works with any body.
  const form = await readForm(request).catch(() => new FormData())
  const next = ownPath(textField(form, 'next', 2_000), '/auth')
  const actor = context.get(actorContext)
  return redirect(next, {
    headers: await signOut(context.get(appContext), actor),
  })
}
