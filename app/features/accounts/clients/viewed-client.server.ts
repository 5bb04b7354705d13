import { createCookie } from 'react-router'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { selectClientName } from './client-store.server.ts'

const hour = 3_600

const viewedClient = (app: App) =>
  createCookie('unordin.viewed_client', {
    // Not /dashboard: the cookie would not be sent to /dashboard.data, which the first page's data comes from.
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: app.config.https,
    maxAge: hour,
    secrets: [app.secret],
  })

/** The client whose portal this administrator has chosen to see, for an hour. */
export async function readViewedClient(
  app: App,
  request: Request,
  userId: string,
): Promise<string | null> {
  const chosen: unknown = await viewedClient(app).parse(request.headers.get('cookie'))
  const { by, clientId } = (chosen ?? {}) as { by?: unknown; clientId?: unknown }
  return by === userId && typeof clientId === 'string' ? clientId : null
}

/**
 * Lets an administrator see the portal as one client's people do. It is recorded.
 *
 * @returns the Set-Cookie header that carries the choice
 * @throws AppError `forbidden` for others, `not_found` when there is no such client
 */
export async function viewAsClient(app: App, actor: Actor, clientId: string): Promise<string> {
  const staff = requireStaff(actor, 'clients')
  await app.db.as(actor, async (tx) => {
    if (!isUuid(clientId) || !(await selectClientName(tx, clientId)))
      throw new AppError('not_found', 'Not found')
    await audit(tx, {
      action: 'client.viewed_as',
      subjectType: 'client',
      subjectId: clientId,
    })
  })
  return viewedClient(app).serialize({ by: staff.userId, clientId })
}

/** The Set-Cookie header that ends it. */
export function stopViewing(app: App): Promise<string> {
  return viewedClient(app).serialize('', { maxAge: 0 })
}
