import { type SQL, sql } from 'drizzle-orm'
import type { ListSource } from '#app/lists/read-list.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import type { readOrigin } from '#app/platform/request-scope.server.ts'
import type { AuditEntry, AuditRow } from './audit.ts'
import type { AuditListQuery } from './audit-list-query.ts'

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

const rowColumns = sql`e.id, to_json(e.created_at) #>> '{}' as created_at, e.actor_email,
  case when e.actor_id is null then e.details ->> 'email' end as given_email,
  e.action, e.subject_type, e.subject_id, e.ip`

function narrowed(query: AuditListQuery): SQL {
  const conditions = [sql`true`]
  if (query.group) conditions.push(sql`e.noun = ${query.group}`)
  if (query.from) conditions.push(sql`e.created_at >= ${`${query.from} 00:00:00+00`}::timestamptz`)
  if (query.to)
    conditions.push(
      sql`e.created_at < ${`${query.to} 00:00:00+00`}::timestamptz + interval '24 hours'`,
    )
  return sql.join(conditions, sql` and `)
}

export const auditSource = <Row = AuditRow>(
  query: AuditListQuery,
  columns = rowColumns,
): ListSource<Row, 'created_at'> => ({
  table: sql`audit_events e`,
  as: sql`e`,
  filters: narrowed(query),
  columns,
  sorts: { created_at: sql`e.created_at` },
  isLong: true,
})

export const auditExportSource = (query: AuditListQuery) =>
  auditSource<AuditEntry>(
    query,
    sql`${rowColumns}, e.actor_id, e.session_id, e.request_id, e.details`,
  )

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

export async function selectAuditEvent(tx: Tx, id: string): Promise<AuditEntry | undefined> {
  const [row] = (await tx.execute(sql`
    select ${rowColumns}, e.actor_id, e.session_id, e.request_id, e.details from audit_events e where e.id = ${id}`)) as unknown as AuditEntry[]
  return row
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
