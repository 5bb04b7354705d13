import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireClientMember } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isRefusedByRules, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { ticketCopy } from '#content/tickets.ts'
import { mostWatchers } from './ticket.ts'
import { watchingMail } from './ticket-mails.server.tsx'
import { tellParticipants } from './ticket-notification-service.server.ts'
import { selectWatcherToBe } from './ticket-participant-store.server.ts'
import * as ticketStore from './ticket-store.server.ts'
import * as store from './ticket-watcher-store.server.ts'

const { errors } = ticketCopy
const changesPerPerson: Limit = { hits: 60, seconds: 600 }

/**
 * A ticket of the actor's client, who watches it, and for its writers whom they can add: active colleagues
 * who neither watch it nor have created it, without the actor.
 */
export async function readWatchedTicket(
  tx: Tx,
  actor: { clientId: string; userId: string },
  ticketId: string,
) {
  const found = await store.selectTicketAndWatchers(tx, { clientId: actor.clientId, ticketId })
  if (!found) return undefined
  const { ticket, watching } = found
  const out = new Set([actor.userId, ticket.author_id, ...watching.watchers.map(({ id }) => id)])
  const colleagues = watching.colleagues.filter(({ id }) => !out.has(id))
  return { ticket, watching: { ...watching, colleagues } }
}

/**
 * Adds a colleague to the watchers of a ticket and tells them. Adding somebody twice is done once.
 * @throws AppError `not_found`; `forbidden` for who has not written in the ticket; `invalid` for who is no
 *   active colleague, or one too many; `conflict` (closed); `rate_limited`
 */
export async function addWatcher(
  app: App,
  actor: Actor,
  ticketId: string,
  watcherId: string,
): Promise<void> {
  const { clientId, userId, fullName } = await begin(app, actor, ticketId)
  const of = { clientId, ticketId }
  // Read by the system, because client users may not read each other's addresses.
  const person = isUuid(watcherId)
    ? await app.db.system((tx) => selectWatcherToBe(tx, watcherId, clientId))
    : undefined
  await app.db.as(actor, async (tx) => {
    const ticket = await find(tx, of)
    if (ticket.status === 'closed') throw new AppError('conflict', errors.closedWatchers)
    if (!(await store.writesIn(tx, ticketId))) throw new AppError('forbidden', errors.writers)
    if (!person || watcherId === ticket.author_id) throw new AppError('invalid', errors.watcher)
    if ((await store.countWatchers(tx, of)) >= mostWatchers) throw tooMany()
    const watcher = { ...of, userId: watcherId, addedBy: userId }
    const isNew = await store.insertWatcher(tx, watcher).catch((error) => {
      // Another one was added at the same moment.
      throw isRefusedByRules(error) ? tooMany() : error
    })
    if (!isNew) return
    const event = { subjectType: 'ticket', subjectId: ticketId, details: { watcherId } }
    await audit(tx, { ...event, action: 'ticket.watcher_added' })
    if (watcherId === userId) return
    await tellParticipants(app, tx, ticket, 'watching', [person], (to) =>
      watchingMail(ticket, fullName, to, app.config.baseUrl),
    )
  })
}

const tooMany = () => new AppError('invalid', errors.watchersMost(mostWatchers))

/**
 * Removes a watcher: anybody who has written in the ticket may, and the watcher.
 * @throws AppError `not_found`, `rate_limited`
 */
export async function removeWatcher(
  app: App,
  actor: Actor,
  ticketId: string,
  watcherId: string,
): Promise<void> {
  const { clientId } = await begin(app, actor, ticketId)
  const of = { clientId, ticketId }
  await app.db.as(actor, async (tx) => {
    await find(tx, of)
    if (!isUuid(watcherId) || !(await store.deleteWatcher(tx, { ...of, userId: watcherId }))) return
    const event = { subjectType: 'ticket', subjectId: ticketId, details: { watcherId } }
    await audit(tx, { ...event, action: 'ticket.watcher_removed' })
  })
}

async function begin(app: App, actor: Actor, ticketId: string) {
  const member = requireClientMember(actor)
  if (!isUuid(ticketId)) throw new AppError('not_found', 'Not found')
  await countHit(app, `watchers:${member.userId}`, changesPerPerson, app.now())
  return member
}

async function find(tx: Tx, { ticketId, clientId }: { ticketId: string; clientId: string }) {
  const ticket = await ticketStore.selectTicket(tx, ticketId, clientId)
  if (!ticket) throw new AppError('not_found', 'Not found')
  return ticket
}
