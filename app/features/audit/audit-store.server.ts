import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rawStatement } from '#app/platform/raw-statements.server.ts'
import type { readOrigin } from '#app/platform/request-scope.server.ts'
import { json, list, rowsOf, typed } from '#app/platform/sql-helpers.server.ts'
import type { AuditAction } from './audit-actions.ts'

export type AuditEvent = {
  action: AuditAction
  subjectType?: string
  subjectId?: string
  details?: Record<string, unknown>
}

export async function insertAuditEvent(
  tx: Tx,
  origin: ReturnType<typeof readOrigin>,
  event: AuditEvent,
): Promise<void> {
  await tx.run(
    db.insertInto('audit_events').values({
      actor_id: origin.actorId,
      actor_email: origin.actorEmail,
      session_id: origin.sessionId,
      ip: origin.ip,
      request_id: origin.requestId,
      send_id: origin.sendId,
      action: event.action,
      subject_type: event.subjectType ?? null,
      subject_id: event.subjectId ?? null,
      details: json(event.details ?? {}),
    }),
  )
}

/** Adds the same event about several records, in one statement. */
export async function insertAuditEvents(
  tx: Tx,
  origin: ReturnType<typeof readOrigin>,
  { action, subjectType }: Pick<AuditEvent, 'action' | 'subjectType'>,
  records: { id: string; details: Record<string, unknown> }[],
): Promise<void> {
  const lines = rowsOf(
    {
      id: list(
        'text',
        records.map(({ id }) => id),
      ),
      details: list(
        'jsonb',
        records.map(({ details }) => json(details)),
      ),
    },
    'l',
  )
  const rows = db
    .selectFrom(lines)
    .select([
      typed('uuid', origin.actorId).as('actor_id'),
      typed('text', origin.actorEmail).as('actor_email'),
      typed('uuid', origin.sessionId).as('session_id'),
      typed('text', origin.ip).as('ip'),
      typed('uuid', origin.requestId).as('request_id'),
      typed('text', action).as('action'),
      typed('text', subjectType ?? null).as('subject_type'),
      ...(['l.id', 'l.details'] as const),
    ])
  await tx.run(
    db
      .insertInto('audit_events')
      .columns([
        ...(['actor_id', 'actor_email', 'session_id', 'ip', 'request_id'] as const),
        ...(['action', 'subject_type', 'subject_id', 'details'] as const),
      ])
      .expression(rows),
  )
}

const nouns = rawStatement({
  name: 'nouns of the audit log, one index step each',
  text: `with recursive nouns as (
      (select noun from audit_events order by noun limit 1)
      union all
      select (select e.noun from audit_events e where e.noun > n.noun order by e.noun limit 1)
      from nouns n where n.noun is not null
    ) select noun from nouns where noun is not null`,
  parameters: {},
  row: { noun: 'text!' },
})

/** The nouns that occur in the log. */
export async function selectAuditNouns(tx: Tx): Promise<string[]> {
  return (await tx.all(nouns({}))).map(({ noun }) => noun)
}

/**
 * Deletes the oldest events before a time. Runs as the owner, because requests may only add events.
 * @param limit the most events to delete
 */
export function deleteEventsBefore(tx: Tx, before: Date, limit: number): Promise<number> {
  const oldest = db
    .selectFrom('audit_events as e')
    .select('e.id')
    .where('e.created_at', '<', before.toISOString())
    .orderBy('e.created_at')
    .limit(limit)
  return tx.run(db.deleteFrom('audit_events').where('id', 'in', oldest.forUpdate().skipLocked()))
}
