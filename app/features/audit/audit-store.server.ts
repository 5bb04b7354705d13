import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { readOrigin } from '#app/platform/request-scope.server.ts'

export type AuditEvent = {
  /** What was done, as `noun.verb`: `lead.status_changed`, `session.started`. */
  action: string
  subjectType?: string
  subjectId?: string
  details?: Record<string, unknown>
}

export async function insertAuditEvent(
  tx: Tx,
  origin: ReturnType<typeof readOrigin>,
  event: AuditEvent,
): Promise<void> {
  await tx.execute(sql`
    insert into audit_events (actor_id, actor_email, session_id, ip, request_id, action, subject_type, subject_id,
      details)
    values (${origin.actorId}, ${origin.actorEmail}, ${origin.sessionId}, ${origin.ip}, ${origin.requestId},
      ${event.action}, ${event.subjectType ?? null}, ${event.subjectId ?? null},
      ${JSON.stringify(event.details ?? {})}::jsonb)`)
}

/** The nouns that occur, one index step each. */
export async function selectAuditNouns(tx: Tx): Promise<string[]> {
  const rows = await tx.execute<{ noun: string }>(sql`
    with recursive nouns as (
      (select noun from audit_events order by noun limit 1)
      union all
      select (select e.noun from audit_events e where e.noun > n.noun order by e.noun limit 1)
      from nouns n where n.noun is not null
    ) select noun from nouns where noun is not null`)
  return rows.map(({ noun }) => noun)
}

/** Removes the oldest events before a time, at most `limit`. For the owner: requests only add. */
export async function deleteEventsBefore(tx: Tx, before: Date, limit: number): Promise<number> {
  const rows = await tx.execute(sql`
    delete from audit_events where id in (
      select e.id from audit_events e where e.created_at < ${before.toISOString()}
      order by e.created_at limit ${limit} for update skip locked)
    returning 1`)
  return rows.length
}
