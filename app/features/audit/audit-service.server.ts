import type { Actor } from '#app/platform/actor.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { type AuditEvent, insertAuditEvent } from './audit-store.server.ts'

/** Writes who did what, in the transaction that did it: neither exists without the other. */
export function audit(tx: Tx, actor: Actor, event: AuditEvent): Promise<void> {
  return insertAuditEvent(tx, actor, event)
}
