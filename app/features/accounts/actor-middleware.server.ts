import { type MiddlewareFunction, redirect } from 'react-router'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readActor } from './account-service.server.ts'

/** Runs first, on the root: from here on every route knows who asks. */
export const readActorMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const { actor, cookies } = await readActor(context.get(appContext), request.headers)
  context.set(actorContext, actor)
  const response = await next()
  // What caches may keep for everyone carries nobody's session.
  if (/\bpublic\b/.test(response.headers.get('cache-control') ?? '')) return response
  // A route that sets the session itself (sign-in, sign-out) has the last word.
  if (!response.headers.getSetCookie().some((cookie) => cookie.includes('session_token'))) {
    for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  }
  return response
}

/**
 * The gate of the admin panel. It stands in middleware because a layout's loader can be gone round:
 * React Router runs child loaders and actions without it.
 */
export const adminGate: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  const actor = context.get(actorContext)
  if (actor.kind === 'user' && actor.role === 'admin') return
  const isPage = !new URL(request.url).pathname.endsWith('.data')
  if (actor.kind === 'visitor') {
    if (!isPage) throw new AppError('not_authenticated', 'User not authenticated')
    // A download is no place to arrive at.
    const isDownload = /\.\w+$/.test(url.pathname)
    const next =
      request.method === 'GET' && !isDownload
        ? `?next=${encodeURIComponent(url.pathname + url.search)}`
        : ''
    throw redirect(`/admin/auth${next}`)
  }
  if (!isPage) throw new AppError('forbidden', 'Not allowed')
  throw redirect('/auth')
}
