import type { RouterContextProvider } from 'react-router'
import { appContext, requestContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'

const loggedLength = 500

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** An unknown address of the portal, the panel or the demo; the error is shown inside its shell. */
function nothing({ request, context }: Asked): never {
  const { id: requestId } = context.get(requestContext)
  const path = new URL(request.url).pathname.slice(0, loggedLength)
  context.get(appContext).log.info({ requestId, method: request.method, path }, 'page not found')
  throw new AppError('not_found', 'Not found')
}

export const loader = (args: Asked) => nothing(args)

export const action = (args: Asked) => nothing(args)

export default function Nothing() {
  return null
}
