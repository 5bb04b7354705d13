import type { MiddlewareFunction } from 'react-router'
import { currentRequest } from '#app/platform/request-scope.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { kept } from '#content/kept.ts'
import { recordAfter } from './record-after.ts'

/**
 * Answers a form that was sent again, because its first answer was lost, as if it had just been stored:
 * the browser goes on to the record, on a page that says so.
 */
export const storedOnce: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const response = await next()
  const { storedBefore } = currentRequest()
  if (!storedBefore) return response
  const { title, description } = kept.alreadyStored
  const location = recordAfter(url, storedBefore)
  // A script that sends files reads the address itself.
  if (request.headers.get('accept') === 'application/json')
    return Response.json({ location, toast: { title, description } })
  throw await redirectWithToast(location, { title, description })
}
