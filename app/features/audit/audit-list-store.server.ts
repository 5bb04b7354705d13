import { sql } from 'kysely'
import { listSource, type TableEb } from '#app/lists/list-source.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso, jsonAs } from '#app/platform/sql-helpers.server.ts'
import type { AuditEntry } from './audit.ts'
import type { AuditListQuery } from './audit-list-query.ts'
import { beginOf, endOf } from './event-days-store.server.ts'

type EventEb = TableEb<'audit_events', 'e'>

const sourceOf = ({ group, from, to }: AuditListQuery) => ({
  table: db.selectFrom('audit_events as e'),
  as: 'e' as const,
  filters: (eb: EventEb) => [
    ...(group ? [eb('e.noun', '=', group)] : []),
    ...(from ? [eb('e.created_at', '>=', beginOf(from))] : []),
    ...(to ? [eb('e.created_at', '<', endOf(to))] : []),
  ],
  sorts: { created_at: 'e.created_at' as const },
  isLong: true,
})

const rowOf = (eb: EventEb) => {
  const given = sql<string | null>`${eb.ref('e.details')} ->> 'email'`
  return [
    ...(['e.id', 'e.actor_email', 'e.action', 'e.subject_type', 'e.subject_id', 'e.ip'] as const),
    exactIso(eb.ref('e.created_at')).as('created_at'),
    eb.case().when('e.actor_id', 'is', null).then(given).end().as('given_email'),
  ] as const
}
const wholeOf = (eb: EventEb) =>
  [
    ...rowOf(eb),
    'e.actor_id',
    'e.session_id',
    'e.request_id',
    jsonAs<AuditEntry['details']>(eb.ref('e.details')).as('details'),
  ] as const

export const auditSource = (query: AuditListQuery) =>
  listSource({ ...sourceOf(query), rows: (from) => from.select(rowOf) })

export const auditExportSource = (query: AuditListQuery) =>
  listSource({ ...sourceOf(query), rows: (from) => from.select(wholeOf) })

export function selectAuditEvent(tx: Tx, id: string): Promise<AuditEntry | undefined> {
  return tx.first(db.selectFrom('audit_events as e').select(wholeOf).where('e.id', '=', id))
}
