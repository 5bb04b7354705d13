import { sql } from 'drizzle-orm'
import type { Actor } from '#app/platform/actor.ts'
import type { Tx } from '#app/platform/db.server.ts'

export type AuditEvent = {
  /** What was done, as `noun.verb`: `lead.status_changed`, `session.started`. */
  action: string
  subjectType?: string
  subjectId?: string
  ip?: string
  details?: Record<string, unknown>
}

export async function insertAuditEvent(tx: Tx, actor: Actor, event: AuditEvent): Promise<void> {
  const user = actor.kind === 'user' ? actor : undefined
  await tx.execute(sql`
    insert into audit_events (actor_id, actor_email, action, subject_type, subject_id, ip, details)
    values (${user?.userId ?? null}, ${user?.email ?? null}, ${event.action}, ${event.subjectType ?? null},
      ${event.subjectId ?? null}, ${event.ip ?? null}, ${JSON.stringify(event.details ?? {})}::jsonb)`)
}
