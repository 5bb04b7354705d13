import type { RouterContextProvider } from 'react-router'
import type { ZodType } from 'zod'
import type { App } from '#app/platform/app.server.ts'
import { appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { networkPlace } from '#app/platform/network-address.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { clientIp } from '#app/platform/request-scope.server.ts'
import { functionFaults } from '#content/assistant-functions.ts'
import type { AssistantMode } from './assistant-settings.ts'
import { requireAssistant } from './capabilities-service.server.ts'

type FunctionEndpoint<Body> = {
  name: string
  /** For each client address. */
  limit: Limit
  body: ZodType<Body>
  /** `asker` is the client address. */
  answer: (app: App, mode: AssistantMode, body: Body, asker: string) => Promise<object>
}

export const postOnly = () =>
  Response.json({ error: functionFaults.method }, { status: 405, headers: { Allow: 'POST' } })

/** Answers a JSON endpoint of one of the assistant's functions. Every error is answered as `{error}`. */
export async function answerFunction<Body>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  endpoint: FunctionEndpoint<Body>,
): Promise<Response> {
  if (request.method !== 'POST') return postOnly()
  const app = context.get(appContext)
  const { id } = context.get(requestContext)
  try {
    // Counts before it reads the body, which may be large.
    await countVisit(app, endpoint.name, endpoint.limit, app.now())
    const mode = await requireAssistant(app)
    const parsed = endpoint.body.safeParse(await request.json().catch(() => undefined))
    if (!parsed.success)
      throw new AppError(
        'invalid',
        parsed.error.issues[0]?.message ?? functionFaults.unreadableRequest,
      )
    return Response.json(
      await endpoint.answer(app, mode, parsed.data, networkPlace(clientIp()).address),
    )
  } catch (error) {
    if (error instanceof AppError) {
      const { status, headers } = error.init
      return Response.json({ error: error.userMessage }, { status, headers })
    }
    app.log.error({ err: error, requestId: id }, 'request failed')
    return Response.json({ error: functionFaults.failed, requestId: id }, { status: 500 })
  }
}
