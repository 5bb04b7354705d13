import type { App } from '#app/platform/app.server.ts'
import { deleteEventsBefore } from './audit-store.server.ts'

const portion = 5_000

/** Deletes events that are older than AUDIT_KEEP_DAYS, in batches. */
export async function forgetOldEvents(app: App): Promise<void> {
  const before = new Date(app.now().getTime() - app.config.auditKeepDays * 86_400_000)
  for (;;) {
    const removed = await app.db.system((tx) => deleteEventsBefore(tx, before, portion))
    if (removed < portion) return
  }
}
