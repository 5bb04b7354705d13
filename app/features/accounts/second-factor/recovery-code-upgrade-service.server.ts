import type { App } from '#app/platform/app.server.ts'
import { decrypt, keptCodes, parseCodes } from './second-factor-secret.server.ts'
import * as store from './second-factor-store.server.ts'

/**
 * Puts hashes in the place of recovery codes that an earlier release kept encrypted; the codes stay
 * good. It takes the session secret, so no migration can. Those of another secret open nothing: they go.
 */
export async function hashRecoveryCodes(app: App): Promise<void> {
  await app.db.system(async (tx) => {
    for (const { user_id: userId, recovery_codes: encrypted } of await store.selectEncrypted(tx)) {
      const codes = parseCodes(decrypt(app, encrypted) ?? '')
      await store.setRecoveryCodes(tx, userId, keptCodes(app, userId, codes))
    }
  })
}
