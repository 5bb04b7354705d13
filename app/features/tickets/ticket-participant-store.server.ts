import { sql } from 'kysely'
import type { Role } from '#app/platform/actor.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { seesPage } from '#app/platform/portal-readers.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { bool } from '#app/platform/sql-helpers.server.ts'

/** A client user who wrote in a ticket or watches it, and their address. */
export type Participant = {
  user_id: string
  email: string
  full_name: string
  role: Role
  is_author: boolean
  /** They have replied to it. */
  has_written: boolean
}

const active = db
  .selectFrom('profiles as p')
  .select(['p.user_id', 'p.email', 'p.full_name', 'p.role'])
  .where('p.deactivated_at', 'is', null)
  .where('p.paused', '=', false)

/**
 * The client users who created the ticket, replied to it or watch it, without those who are now inactive,
 * paused, with another client or may not see it any more. For the owner role and staff, because client users may not read
 * each other's addresses.
 */
export function selectParticipants(
  tx: Tx,
  ticket: { id: string; clientId: string },
): Promise<Participant[]> {
  const participants = active
    .innerJoin('support_tickets as t', 't.client_id', 'p.client_id')
    .select((eb) => [
      sql<boolean>`(${eb.ref('p.user_id')} = ${eb.ref('t.created_by')}) is true`.as('is_author'),
      bool(
        eb.exists(
          eb
            .selectFrom('ticket_messages as m')
            .select('m.id')
            .whereRef('m.client_id', '=', 't.client_id')
            .whereRef('m.ticket_id', '=', 't.id')
            .whereRef('m.author_id', '=', 'p.user_id')
            .where('m.kind', '=', 'reply')
            .where('m.from_staff', '=', false),
        ),
      ).as('has_written'),
    ])
    .where('t.id', '=', ticket.id)
    .where('t.client_id', '=', ticket.clientId)
    .where((eb) => seesPage(eb.ref('p.user_id'), `/dashboard/support/${ticket.id}`))
    .where((eb) =>
      eb.or([
        eb('p.user_id', '=', eb.ref('t.created_by')),
        eb(
          'p.user_id',
          'in',
          eb
            .selectFrom('ticket_messages as m')
            .select('m.author_id')
            .whereRef('m.client_id', '=', 't.client_id')
            .whereRef('m.ticket_id', '=', 't.id')
            .where('m.kind', '=', 'reply')
            .where('m.from_staff', '=', false),
        ),
        eb(
          'p.user_id',
          'in',
          eb
            .selectFrom('ticket_watchers as w')
            .select('w.user_id')
            .whereRef('w.client_id', '=', 't.client_id')
            .whereRef('w.ticket_id', '=', 't.id'),
        ),
      ]),
    )
  return tx.all(participants.orderBy('is_author', 'desc').orderBy('p.user_id'))
}

/** An active person of a client, who is to watch a ticket. For the owner role. */
export async function selectWatcherToBe(
  tx: Tx,
  userId: string,
  clientId: string,
): Promise<Participant | undefined> {
  const one = active.where('p.user_id', '=', userId).where('p.client_id', '=', clientId)
  const person = await tx.first(one)
  return person && { ...person, is_author: false, has_written: false }
}
