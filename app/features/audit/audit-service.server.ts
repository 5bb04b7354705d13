import { readList, readWholeList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { causesOf } from '#app/platform/pg-errors.server.ts'
import { noteForm, readOrigin } from '#app/platform/request-scope.server.ts'
import { kept } from '#content/kept.ts'
import type { AuditEntry } from './audit.ts'
import { withoutSecrets } from './audit-details.ts'
import { type AuditListQuery, auditList } from './audit-list-query.ts'
import * as listStore from './audit-list-store.server.ts'
import * as store from './audit-store.server.ts'

/**
 * Writes an audit event in the transaction that makes the change, so that neither is stored without
 * the other. Actor, address, session and request id come from the request scope. Values of fields
 * that are named like a secret are left out.
 * @throws AppError `conflict` when the form was sent before with the same id, and is stored
 */
export async function audit(tx: Tx, event: store.AuditEvent): Promise<void> {
  const details = withoutSecrets(event.details ?? {})
  try {
    await store.insertAuditEvent(tx, readOrigin(), { ...event, details })
  } catch (error) {
    const storedBefore = storedByEarlier(error)
    if (!storedBefore) throw error
    noteForm({ storedBefore })
    throw new AppError('conflict', kept.alreadyStored.description)
  }
}

/** When the form was sent again: what an earlier request with its id has stored (migration 0154). */
function storedByEarlier(error: unknown): Record<string, string> | undefined {
  type Refusal = Error & { code?: string; detail?: string }
  const refusal = causesOf(error).find((one: Refusal) => one.code === 'UN001') as
    | Refusal
    | undefined
  return refusal && JSON.parse(refusal.detail ?? '{}')
}

/** Writes the same event about each of several records, in one statement. */
export function auditAll(
  tx: Tx,
  event: Pick<store.AuditEvent, 'action' | 'subjectType'>,
  records: { id: string; details: Record<string, unknown> }[],
): Promise<void> {
  const cleaned = records.map(({ id, details }) => ({ id, details: withoutSecrets(details) }))
  return store.insertAuditEvents(tx, readOrigin(), event, cleaned)
}

/**
 * One page of the log, newest first; three queries.
 * @throws AppError `forbidden`
 */
export async function listAuditEvents(app: App, actor: Actor, query: AuditListQuery) {
  requireStaff(actor, 'audit')
  return app.db.read(actor, async (tx) => {
    const [groups, page] = await Promise.all([
      store.selectAuditNouns(tx),
      readList(tx, auditList, query, listStore.auditSource(query)),
    ])
    return { ...page, groups }
  })
}

/** @throws AppError `not_found`, `forbidden` */
export async function readAuditEvent(app: App, actor: Actor, id: string): Promise<AuditEntry> {
  requireStaff(actor, 'audit')
  const event = isUuid(id)
    ? await app.db.as(actor, (tx) => listStore.selectAuditEvent(tx, id))
    : undefined
  if (!event) throw new AppError('not_found', 'Not found')
  return event
}

/**
 * Exports all events that match a query, newest first. The export is an audit event itself, written
 * before the first row is sent.
 * @throws AppError `forbidden`
 */
export async function exportAuditEvents(app: App, actor: Actor, query: AuditListQuery) {
  requireStaff(actor, 'audit')
  const { search, group, from, to } = query
  const details = { search, group, first_day: from, last_day: to }
  await app.db.as(actor, (tx) => audit(tx, { action: 'audit.exported', details }))
  const source = listStore.auditExportSource(query)
  return readWholeList((work) => app.db.as(actor, work), auditList, query, source)
}
