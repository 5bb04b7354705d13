import type { RouterContextProvider } from 'react-router'
import { appContext, requestContext } from './context.ts'
import { AppError } from './errors.ts'

const loggedLength = 500

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Logs an unknown address, so that a wrong link can be found. The query is left out, because it may
 * contain secrets.
 */
export function logNotFound({ request, context }: Asked): void {
  const { id: requestId } = context.get(requestContext)
  const path = new URL(request.url).pathname.slice(0, loggedLength)
  context.get(appContext).log.info({ requestId, method: request.method, path }, 'page not found')
}

/** Answers an unknown address behind a gate; the error is shown inside the shell. */
export function refuseNotFound(asked: Asked): never {
  logNotFound(asked)
  throw new AppError('not_found', 'Not found')
}
