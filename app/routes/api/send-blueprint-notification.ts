import { z } from 'zod'
import { receiveInput } from '#app/features/intake/intake-service.server.ts'
import { blueprintSchema } from '#app/features/leads/blueprint.ts'
import { blueprintIntake } from '#app/features/leads/blueprint-service.server.ts'
import { appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { forms } from '#content/forms.ts'
import type { Route } from './+types/send-blueprint-notification'

export const loader = () =>
  Response.json({ error: 'Use POST' }, { status: 405, headers: { Allow: 'POST' } })

/**
 * The blueprint form as a JSON endpoint with the same rules. Besides the form's fields a client
 * sends `intake_token` from `GET /api/form-token?form=blueprint`, fetched when somebody begins to
 * type. Without a token the request is quarantined and no mail is sent. The same request sent twice
 * is stored and mailed once.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const body: unknown = await request.json().catch(() => undefined)
  const parsed = blueprintSchema.safeParse(body)
  if (!parsed.success) {
    const fields = z.flattenError(parsed.error).fieldErrors
    return Response.json(
      { error: Object.values(fields)[0]?.[0] ?? 'Invalid request', fields },
      { status: 422 },
    )
  }
  try {
    const received = await receiveInput(context, body, parsed.data, blueprintIntake)
    if ('challenge' in received)
      return Response.json({ error: 'Proof of work needed', ...received }, { status: 422 })
    return Response.json({ success: true, reference: received.reference })
  } catch (error) {
    if (!(error instanceof AppError)) {
      const { id } = context.get(requestContext)
      context.get(appContext).log.error({ err: error, requestId: id }, 'request failed')
      const { failure } = forms.blueprint
      const said = { error: failure.description, ...failure, requestId: id }
      return Response.json(said, { status: 500 })
    }
    return Response.json(
      { error: error.userMessage },
      { status: error.status, headers: error.init.headers },
    )
  }
}
