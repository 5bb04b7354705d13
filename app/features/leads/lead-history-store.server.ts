import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso } from '#app/platform/sql-helpers.server.ts'
import type { LeadActivity } from './lead.ts'

/** Notes and changes of the status, newest first. */
export function selectLeadActivities(tx: Tx, id: string): Promise<LeadActivity[]> {
  return tx.all(
    db
      .selectFrom('lead_activities')
      .select((eb) => [
        ...(['id', 'kind', 'body', 'from_status', 'to_status', 'actor_name'] as const),
        exactIso(eb.ref('created_at')).as('created_at'),
      ])
      .where('lead_id', '=', id)
      .where('kind', 'in', ['note', 'status'])
      .orderBy('lead_activities.created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(200),
  )
}

export async function insertLeadActivity(
  tx: Tx,
  activity: {
    leadId: string
    actorId: string
    actorName: string
    body?: string
    fromStatus?: string
    toStatus?: string
  },
): Promise<void> {
  await tx.run(
    db.insertInto('lead_activities').values({
      lead_id: activity.leadId,
      kind: activity.body === undefined ? 'status' : 'note',
      body: activity.body ?? null,
      from_status: activity.fromStatus ?? null,
      to_status: activity.toStatus ?? null,
      actor_id: activity.actorId,
      actor_name: activity.actorName,
    }),
  )
}
