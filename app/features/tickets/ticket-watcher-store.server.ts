import { type Expression, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { callOf, rowsFrom } from '#app/platform/sql-functions.server.ts'
import type { Colleague } from './ticket.ts'
import { ticketOf } from './ticket-store.server.ts'

type Of = { clientId: string; ticketId: string }

/** More colleagues than these are not offered in a list. */
const mostColleagues = 500

/** The active people of the actor's client among these, by name; null: all of them. */
const colleagues = (among: Expression<string[] | null>) =>
  jsonArrayFrom(
    db
      .selectFrom(rowsFrom('own_colleagues', { among, at_most: mostColleagues }, 'c'))
      .select((eb) => [
        eb.ref('c.user_id').$notNull().as('id'),
        eb.ref('c.full_name').$notNull().as('name'),
      ]),
  )

/**
 * A ticket of the actor's client with who watches it, whether the actor may add somebody, and for those who
 * may their colleagues. One statement.
 */
export async function selectTicketAndWatchers(tx: Tx, { clientId, ticketId }: Of) {
  const watching = db
    .selectFrom('ticket_watchers')
    .select('user_id')
    .where('client_id', '=', clientId)
    .where('ticket_id', '=', ticketId)
  const writes = sql<boolean>`coalesce(${callOf('writes_in_ticket', { ticket: ticketId })}, false)`
  const mayAdd = sql<string[] | null>`case when ${writes} then null else '{}'::uuid[] end`
  const found = await tx.first(
    ticketOf(ticketId, clientId).select([
      writes.as('canChange'),
      colleagues(sql<string[]>`array(${watching})`).as('watchers'),
      colleagues(mayAdd).as('colleagues'),
    ]),
  )
  if (!found) return undefined
  const { canChange, watchers, colleagues: others, ...ticket } = found
  return { ticket, watching: { canChange, watchers, colleagues: others } }
}

/** Who watches a ticket and is still with the client, by name. For staff. */
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

/** How many of the client's active people watch a ticket. */
export async function countWatchers(tx: Tx, { clientId, ticketId }: Of): Promise<number> {
  const watching = db
    .selectFrom('ticket_watchers')
    .select('user_id')
    .where('client_id', '=', clientId)
    .where('ticket_id', '=', ticketId)
  const given = { among: sql<string[]>`array(${watching})`, at_most: mostColleagues }
  return tx.run(db.selectFrom(rowsFrom('own_colleagues', given, 'c')).select('c.user_id'))
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
