import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#app/platform/actor.ts'
import type { Tx } from '#app/platform/db.server.ts'
import type { AuditEntry, AuditRow } from './audit.ts'
import { type AuditCursor, type AuditListQuery, auditEventsPerPage } from './audit-list-query.ts'

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

// In UTC and to the microsecond, so that a cursor finds its own row again.
const cursorText = sql`to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`
const rowColumns = sql`e.id, to_json(e.created_at) #>> '{}' as created_at, e.actor_email,
  case when e.actor_id is null then e.details ->> 'email' end as given_email,
  e.action, e.subject_type, e.subject_id, e.ip`

function matching(query: AuditListQuery): SQL {
  const conditions = [sql`true`]
  if (query.group) conditions.push(sql`e.noun = ${query.group}`)
  if (query.from) conditions.push(sql`e.created_at >= ${`${query.from} 00:00:00+00`}::timestamptz`)
  if (query.to)
    conditions.push(
      sql`e.created_at < ${`${query.to} 00:00:00+00`}::timestamptz + interval '24 hours'`,
    )
  if (query.search) {
    const pattern = `%${query.search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql`e.search_text like ${pattern}`)
  }
  return sql.join(conditions, sql` and `)
}

function past(cursor: AuditCursor | undefined, backwards: boolean): SQL {
  if (!cursor || cursor === 'end') return sql`true`
  const operator = backwards ? sql`>` : sql`<`
  return sql`(e.created_at, e.id) ${operator} (${cursor.value}::timestamptz, ${cursor.id}::uuid)`
}

/**
 * One page and one row more, newest first; `before` pages are read backwards and turned round.
 * @param many the search finds so much that walking the index by time meets a page of it sooner than
 *   collecting every match; PostgreSQL cannot tell, because it guesses how often a pattern matches
 */
export async function selectAuditEvents(
  tx: Tx,
  query: AuditListQuery,
  many: boolean,
): Promise<(AuditRow & { cursor: string })[]> {
  const backwards = query.before !== undefined
  if (many)
    await tx.execute(sql`select set_config(name, 'off', true)
    from unnest(array['enable_bitmapscan', 'enable_seqscan', 'enable_sort']) as name`)
  const direction = backwards ? sql`asc` : sql`desc`
  const rows = (await tx.execute(sql`
    select ${rowColumns}, ${cursorText} as cursor from audit_events e
    where ${matching(query)} and ${past(query.before ?? query.after, backwards)}
    order by e.created_at ${direction}, e.id ${direction} limit ${auditEventsPerPage + 1}`)) as unknown as (AuditRow & {
    cursor: string
  })[]
  return backwards ? [...rows].reverse() : [...rows]
}

/** How many events a query finds, counted up to `limit`. */
export async function countAuditEvents(
  tx: Tx,
  query: AuditListQuery,
  limit: number,
): Promise<number> {
  const [row] = await tx.execute<{ total: number }>(sql`
    select count(*)::int as total from (select 1 from audit_events e where ${matching(query)} limit ${limit}) as found`)
  return row?.total ?? 0
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

export async function selectAuditEvent(tx: Tx, id: string): Promise<AuditEntry | undefined> {
  const [row] = (await tx.execute(sql`
    select ${rowColumns}, e.actor_id, e.details from audit_events e where e.id = ${id}`)) as unknown as AuditEntry[]
  return row
}

/** The next rows of an export, newest first, after the given one. */
export async function selectAuditEventsForExport(
  tx: Tx,
  query: AuditListQuery,
  after: AuditCursor | undefined,
  limit: number,
): Promise<(AuditEntry & { cursor: string })[]> {
  return (await tx.execute(sql`
    select ${rowColumns}, e.actor_id, e.details, ${cursorText} as cursor from audit_events e
    where ${matching(query)} and ${past(after, false)}
    order by e.created_at desc, e.id desc limit ${limit}`)) as unknown as (AuditEntry & {
    cursor: string
  })[]
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
