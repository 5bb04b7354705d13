import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { cutPage } from '#app/platform/keyset.ts'
import { countAndRead } from '#app/platform/keyset-search.server.ts'
import type { AuditEntry } from './audit.ts'
import { withoutSecrets } from './audit-details.ts'
import { type AuditListQuery, auditEventsPerPage } from './audit-list-query.ts'
import * as store from './audit-store.server.ts'

/**
 * Writes who did what, in the transaction that did it: neither exists without the other. Details
 * that are named like a secret are left out.
 */
export function audit(tx: Tx, actor: Actor, event: store.AuditEvent): Promise<void> {
  return store.insertAuditEvent(tx, actor, {
    ...event,
    details: withoutSecrets(event.details ?? {}),
  })
}

/**
 * One page of the log, newest first; three queries.
 * @throws AppError `forbidden`
 */
export async function listAuditEvents(app: App, actor: Actor, query: AuditListQuery) {
  requireStaff(actor, 'audit')
  const page = await readPage(app, actor, query)
  // Rows that were beside a cursor can be gone: then the list begins anew rather than looking empty.
  const isBeyond = page.events.length === 0 && (query.after ?? query.before) !== undefined
  return isBeyond ? readPage(app, actor, { ...query, after: undefined, before: undefined }) : page
}

function readPage(app: App, actor: Actor, query: AuditListQuery) {
  return app.db.as(actor, async (tx) => {
    const [groups, [matches, found]] = await Promise.all([
      store.selectAuditNouns(tx),
      countAndRead(tx, store.auditList(query), (matches) =>
        store.selectAuditEvents(tx, query, matches),
      ),
    ])
    const { rows, ...pages } = cutPage(found, query, auditEventsPerPage)
    return { events: rows, groups, matches: matches.total, matchesCapped: matches.capped, ...pages }
  })
}

/** @throws AppError `not_found`, `forbidden` */
export async function readAuditEvent(app: App, actor: Actor, id: string): Promise<AuditEntry> {
  requireStaff(actor, 'audit')
  const event = isUuid(id)
    ? await app.db.as(actor, (tx) => store.selectAuditEvent(tx, id))
    : undefined
  if (!event) throw new AppError('not_found', 'Not found')
  return event
}

/**
 * All events that a query finds, newest first, in portions small enough to stream. That they were
 * taken out is an event itself, written before the first row leaves.
 */
export async function* exportAuditEvents(
  app: App,
  actor: Actor,
  query: AuditListQuery,
  ip: string,
) {
  requireStaff(actor, 'audit')
  const { search, group, from, to } = query
  const details = { search, group, first_day: from, last_day: to }
  await app.db.as(actor, (tx) => audit(tx, actor, { action: 'audit.exported', ip, details }))
  const portion = 1_000
  let after: { value: string; id: string } | undefined
  for (;;) {
    const rows = await app.db.as(actor, (tx) =>
      store.selectAuditEventsForExport(tx, query, after, portion),
    )
    yield* rows.map(({ cursor: _, ...event }) => event)
    const last = rows.at(-1)
    if (rows.length < portion || !last) return
    after = { value: last.cursor, id: last.id }
  }
}
