import type { MiddlewareFunction } from 'react-router'
import { isStaff } from '#app/platform/access.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { recordAt } from './palette.ts'
import { olderDeleted, openedNow } from './palette-store.server.ts'

/** How many are kept of each account. */
const kept = 40

/**
 * Remembers for the palette which records a member of staff has opened. A page that was fetched ahead, because
 * the pointer was over its link, was not opened. When this fails, the page is shown all the same.
 */
export const rememberOpened: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const response = await next()
  const record = request.method === 'GET' && response.ok ? recordAt(url) : undefined
  const isAhead = /prefetch/.test(
    `${request.headers.get('sec-purpose')} ${request.headers.get('purpose')}`,
  )
  const actor = context.get(actorContext)
  if (!record || isAhead || !isStaff(actor)) return response
  const app = context.get(appContext)
  try {
    const { userId } = actor
    await app.db.asTogether(actor, [
      openedNow({ userId, ...record }),
      olderDeleted({ userId, kept }),
    ])
  } catch (error) {
    app.log.warn({ err: error }, 'an opened record was not remembered')
  }
  return response
}
