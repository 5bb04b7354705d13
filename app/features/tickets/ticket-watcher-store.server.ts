import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { callOf, rowsFrom } from '#app/platform/sql-functions.server.ts'
import type { Colleague } from './ticket.ts'

type Of = { clientId: string; ticketId: string }

/** More colleagues than these are not offered in a list. */
const mostColleagues = 500

async function colleagues(tx: Tx, among: string[] | null): Promise<Colleague[]> {
  const given = { among, at_most: mostColleagues }
  const rows = await tx.all(
    db.selectFrom(rowsFrom('own_colleagues', given, 'c')).select(['c.user_id', 'c.full_name']),
  )
  return rows.flatMap(({ user_id: id, full_name: name }) => (id ? [{ id, name: name ?? '' }] : []))
}

/** The active people of the actor's client, by name. */
export const selectColleagues = (tx: Tx) => colleagues(tx, null)

/** Who watches a ticket and is still with the client, by name. For the client's people. */
export async function selectWatchers(tx: Tx, of: Of): Promise<Colleague[]> {
  const watchers = db
    .selectFrom('ticket_watchers')
    .select('user_id')
    .where('client_id', '=', of.clientId)
    .where('ticket_id', '=', of.ticketId)
  const ids = (await tx.all(watchers)).map(({ user_id }) => user_id)
  return ids.length > 0 ? colleagues(tx, ids) : []
}

/** The same for staff. */
export function selectWatchersForStaff(tx: Tx, of: Of): Promise<Colleague[]> {
  const watchers = db
    .selectFrom('ticket_watchers as w')
    .innerJoin('profiles as p', (join) =>
      join
        .onRef('p.user_id', '=', 'w.user_id')
        .onRef('p.client_id', '=', 'w.client_id')
        .on('p.deactivated_at', 'is', null)
        .on('p.paused', '=', false),
    )
    .select(['p.user_id as id', 'p.full_name as name'])
    .where('w.client_id', '=', of.clientId)
    .where('w.ticket_id', '=', of.ticketId)
  return tx.all(watchers.orderBy((eb) => eb.fn<string>('lower', ['p.full_name'])))
}

/** Whether the actor has created the ticket or written in it. */
export async function writesIn(tx: Tx, ticketId: string): Promise<boolean> {
  const row = await tx.first(
    db.selectNoFrom(callOf('writes_in_ticket', { ticket: ticketId }).as('writes')),
  )
  return row?.writes === true
}

/** How many people watch a ticket, with those who have left the client. */
export async function countWatchers(tx: Tx, of: Of): Promise<number> {
  const watchers = db.selectFrom('ticket_watchers').select('user_id')
  return tx.run(watchers.where('client_id', '=', of.clientId).where('ticket_id', '=', of.ticketId))
}

/** Adds a watcher; returns false when they watch it already. */
export async function insertWatcher(
  tx: Tx,
  watcher: Of & { userId: string; addedBy: string },
): Promise<boolean> {
  const { clientId, ticketId, userId, addedBy } = watcher
  const added = db
    .insertInto('ticket_watchers')
    .values({ client_id: clientId, ticket_id: ticketId, user_id: userId, added_by: addedBy })
    .onConflict((oc) => oc.doNothing())
  return (await tx.run(added)) === 1
}

/** Removes a watcher; returns false when they did not watch it, or the actor may not. */
export async function deleteWatcher(tx: Tx, watcher: Of & { userId: string }): Promise<boolean> {
  const gone = db
    .deleteFrom('ticket_watchers')
    .where('client_id', '=', watcher.clientId)
    .where('ticket_id', '=', watcher.ticketId)
    .where('user_id', '=', watcher.userId)
  return (await tx.run(gone)) === 1
}
