import { data } from 'react-router'
import { findShownInvitation } from '#app/features/accounts/invitations/invitation-look-up-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import type { Route } from './+types/invitation'

/** Whether a typed address has an invitation; requested while the form is filled in. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const address = url.searchParams.get('email') ?? ''
  try {
    return { invitation: await findShownInvitation(context.get(appContext), address) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // An error is ignored, because the form works without the answer.
    return data({ invitation: null }, error.init)
  }
}
