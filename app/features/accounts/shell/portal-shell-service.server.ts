import { requireClient } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { selectClientName } from '../clients/client-store.server.ts'
import { countUnread } from '../notifications/notification-store.server.ts'

const unreadCountedUpTo = 100

/** What the shell of the portal shows: the client, and who is signed in. */
export async function readPortalFrame(app: App, actor: Actor) {
  const { clientId, userId, email, fullName, role, viewing } = requireClient(actor)
  const [client, unread] = await app.db.read(actor, (tx) =>
    Promise.all([
      selectClientName(tx, clientId),
      countUnread(tx, userId, clientId, unreadCountedUpTo),
    ]),
  )
  if (!client) throw new AppError('not_found', 'Not found')
  return {
    client,
    unread,
    email,
    fullName,
    managesOrganization: role === 'client_admin',
    viewing: viewing ?? false,
  }
}
