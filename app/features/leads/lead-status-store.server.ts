import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, list, rowsOf, typed } from '#app/platform/sql-helpers.server.ts'
import type { LeadStatus } from './lead.ts'

type StatusMove = { id: string; from_status: string; to_status: string }

/** Adds status changes to the histories of several leads, in one statement. */
export async function insertStatusChanges(
  tx: Tx,
  actor: { userId: string; fullName: string },
  moves: StatusMove[],
): Promise<void> {
  const columns = {
    lead_id: list(
      'uuid',
      moves.map(({ id }) => id),
    ),
    from_status: list(
      'text',
      moves.map(({ from_status }) => from_status),
    ),
    to_status: list(
      'text',
      moves.map(({ to_status }) => to_status),
    ),
  }
  const rows = db
    .selectFrom(rowsOf(columns, 'l'))
    .select([
      ...(['l.lead_id', 'l.from_status', 'l.to_status'] as const),
      typed('text', 'status').as('kind'),
      typed('uuid', actor.userId).as('actor_id'),
      typed('text', actor.fullName).as('actor_name'),
    ])
  await tx.run(
    db
      .insertInto('lead_activities')
      .columns(['lead_id', 'from_status', 'to_status', 'kind', 'actor_id', 'actor_name'])
      .expression(rows),
  )
}

/** Puts leads back to the status that each had. @returns those that still had the status given as `after` */
export function restoreLeadStatus(
  tx: Tx,
  records: { id: string; before: string; after: string }[],
): Promise<StatusMove[]> {
  const columns = {
    id: list(
      'uuid',
      records.map(({ id }) => id),
    ),
    before: list(
      'text',
      records.map(({ before }) => before),
    ),
    after: list(
      'text',
      records.map(({ after }) => after),
    ),
  }
  return tx.all(
    db
      .updateTable('leads')
      .from(rowsOf(columns, 'back'))
      .set((eb) => ({ status: sql<LeadStatus>`${eb.ref('back.before')}` }))
      .whereRef('leads.id', '=', 'back.id')
      .whereRef('leads.status', '=', 'back.after')
      // A lead that has become a client since stays converted.
      .where((eb) =>
        eb.or([eb('leads.client_id', 'is', null), eb('back.before', '=', 'converted')]),
      )
      .returning(['leads.id', 'back.after as from_status', 'back.before as to_status']),
  )
}

/** What leads are called, in the order of their names. */
export async function selectLeadNames(tx: Tx, ids: string[]): Promise<string[]> {
  const named = db
    .selectFrom('leads')
    .select('full_name')
    .where('id', '=', anyOf(ids))
    .orderBy('full_name')
  return (await tx.all(named)).map(({ full_name }) => full_name)
}
