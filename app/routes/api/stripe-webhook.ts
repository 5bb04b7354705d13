import { takeCardMessage } from '#app/features/billing/card/card-event-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import type { Route } from './+types/stripe-webhook'

export const loader = () =>
  Response.json({ error: 'Use POST' }, { status: 405, headers: { Allow: 'POST' } })

/** Takes a message of the payment provider. What is not answered with 200 comes again. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const signature = request.headers.get('stripe-signature') ?? ''
  try {
    await takeCardMessage(context.get(appContext), await request.text(), signature)
    return Response.json({ received: true })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { headers } = error.init
    return Response.json({ error: error.userMessage }, { status: error.status, headers })
  }
}
