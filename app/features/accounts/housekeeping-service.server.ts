import type { App } from '#app/platform/app.server.ts'
import { deleteStale } from './proof-store.server.ts'

/** Removes what has lost its meaning: old links, ended sessions, accounts never verified. */
export function tidyAccounts(app: App): Promise<void> {
  return app.db.system((tx) => deleteStale(tx, app.now()))
}
