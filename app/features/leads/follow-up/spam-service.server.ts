import { auditAll } from '#app/features/audit/audit-service.server.ts'
import { rememberChange } from '#app/features/undo/undo-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { spamDays } from './follow-up.ts'
import { noteSpam } from './follow-up-undo-service.server.ts'
import * as store from './spam-store.server.ts'

const day = 86_400_000
const portion = 500

/**
 * Marks leads as spam, or takes that back. Nothing learns from it: no filter is trained, and the sender is
 * not stopped.
 * @returns how many were changed, and the id of the change, by which it can be undone
 */
export function changeSpam(
  app: App,
  actor: Actor,
  ids: string[],
  isSpam: boolean,
): Promise<{ changed: number; change: string | undefined }> {
  const staff = requireStaff(actor, 'leads')
  return app.db.as(actor, async (tx) => {
    const spamAt = isSpam ? app.now().toISOString() : null
    const changed = await store.updateSpam(tx, ids.filter(isUuid), spamAt)
    await noteSpam(
      tx,
      staff,
      changed.map(({ id }) => ({ id, isSpam })),
    )
    await auditAll(
      tx,
      { action: isSpam ? 'lead.spam_marked' : 'lead.spam_taken_back', subjectType: 'lead' },
      changed.map(({ id }) => ({ id, details: {} })),
    )
    const records = changed.map(({ id, before }) => ({
      ...{ id, before: { spam_at: before }, after: { spam_at: spamAt } },
    }))
    return {
      changed: changed.length,
      change: await rememberChange(tx, staff, 'lead.spam', records),
    }
  })
}

/** Deletes what was marked as spam 30 days ago, with its history. */
export async function deleteOldSpam(app: App): Promise<void> {
  const time = new Date(app.now().getTime() - spamDays * day).toISOString()
  for (;;) {
    const count = await app.db.system(async (tx) => {
      const deleted = await store.deleteSpamBefore(tx, time, portion)
      await auditAll(
        tx,
        { action: 'lead.spam_deleted', subjectType: 'lead' },
        deleted.map(({ id }) => ({ id, details: { days: spamDays } })),
      )
      return deleted.length
    })
    if (count < portion) return
  }
}
