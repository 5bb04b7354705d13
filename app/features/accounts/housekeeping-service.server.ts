import type { App } from '#app/platform/app.server.ts'
import { deleteReadBefore } from './notifications/notification-store.server.ts'
import { deleteStale } from './sign-up/email-proof-store.server.ts'

/** How long a notification stays after it was read. What was not read stays. */
const readKeptDays = 180
const portion = 5_000

/** Removes what has lost its meaning: old links, ended sessions, accounts never verified, old notifications. */
export async function tidyAccounts(app: App): Promise<void> {
  await app.db.system((tx) => deleteStale(tx, app.now()))
  const before = new Date(app.now().getTime() - readKeptDays * 86_400_000)
  for (;;) {
    const removed = await app.db.system((tx) => deleteReadBefore(tx, before, portion))
    if (removed < portion) return
  }
}
