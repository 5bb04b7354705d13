import type { MiddlewareFunction } from 'react-router'
import { currentRequest } from '#app/platform/request-scope.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { kept } from '#content/kept.ts'

/**
 * Answers a form that was sent again, because its first answer was lost, as if it had just been stored:
 * the browser goes on to a page that says so.
 */
export const storedOnce: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const response = await next()
  if (!currentRequest().isStoredAlready) return response
  const { title, description } = kept.alreadyStored
  // A script that sends files reads the address itself.
  if (request.headers.get('accept') === 'application/json')
    return Response.json({ location: pageAfter(url), toast: { title, description } })
  throw await redirectWithToast(pageAfter(url), { title, description })
}

/** The page of the form; after a form for something new, the list that it is in. */
const pageAfter = ({ pathname, search }: URL) =>
  pathname.replace(/\/(new|messages|convert)$/, '') + search
