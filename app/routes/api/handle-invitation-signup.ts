import { z } from 'zod'
import { joinAsUser } from '#app/features/accounts/invitations/join-service.server.ts'
import { requireUser } from '#app/platform/access.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { invitationCopy } from '#content/invitations.ts'
import type { Route } from './+types/handle-invitation-signup'

const bodySchema = z.object({
  email: z.string().max(255),
  invitation_token: z.string().max(200),
})

export const loader = () =>
  Response.json({ error: 'Use POST' }, { status: 405, headers: { Allow: 'POST' } })

/** Adds the signed-in account to the client that invited it. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const actor = context.get(actorContext)
  try {
    requireUser(actor)
    const parsed = bodySchema.safeParse(await request.json().catch(() => undefined))
    if (!parsed.success) throw new AppError('invalid', invitationCopy.errors.invalid)
    const { email, invitation_token: token } = parsed.data
    await joinAsUser(context.get(appContext), actor, { token, email })
    return Response.json({ success: true })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { status, headers } = error.init
    return Response.json({ error: error.userMessage }, { status, headers })
  }
}
