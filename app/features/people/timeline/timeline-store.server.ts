import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { list, typed } from '#app/platform/sql-helpers.server.ts'
import { clientEvents } from './client-events-store.server.ts'
import type { TimelineCursor, TimelineEvent } from './timeline.ts'
import { visitorEvents } from './visitor-events-store.server.ts'

/** Whose timeline it is: a person has all of it once, an organization that of all its people. */
export type TimelineSubject = {
  addresses: string[]
  users: string[]
  clients: string[]
  /** The records that staff have changed: people and organizations. */
  records: string[]
}

/** The newest events before a cursor: three statements, each with at most so many events. */
export function selectEvents(
  tx: Tx,
  { addresses, users, clients, records }: TimelineSubject,
  { before, beforeId }: TimelineCursor,
  most: number,
): Promise<TimelineEvent[][]> {
  const from = { before, beforeId, most }
  return Promise.all([
    tx.all(visitorEvents({ addresses, ...from })),
    tx.all(clientEvents({ users, clients, ...from })),
    tx.all(staffEvents(records, from)),
  ])
}

/** What staff have done to the record itself. */
const staffEvents = (
  records: string[],
  { before, beforeId, most }: TimelineCursor & { most: number },
) =>
  db
    .selectFrom('audit_events as e')
    .select((eb) => [
      sql<string>`'audit ' || ${eb.ref('e.id')}`.as('id'),
      sql<string>`to_char(${eb.ref('e.created_at')} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
        'at',
      ),
      ...(['e.action as kind', 'e.subject_id as ref', 'e.actor_email as actor'] as const),
      ...(['title', 'body', 'status', 'more'] as const).map((name) =>
        typed('text', null as string | null).as(name),
      ),
    ])
    .where('e.subject_type', 'in', ['person', 'organisation'])
    .where((eb) => eb('e.subject_id', '=', sql<string>`any(${list('text', records)})`))
    .where(
      (eb) =>
        sql<boolean>`(${eb.ref('e.created_at')}, 'audit ' || ${eb.ref('e.id')}) < (${before}, ${beforeId} collate "C")`,
    )
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(most)
