import type { App } from '#app/platform/app.server.ts'
import { decrypt, keptCodes, parseCodes } from './second-factor-secret.server.ts'
import * as store from './second-factor-store.server.ts'

/**
 * Replaces recovery codes that an earlier release stored encrypted by their hashes; the codes stay valid.
 * It needs the session secret, so a migration cannot do it. Codes encrypted with another secret are deleted.
 */
export async function hashRecoveryCodes(app: App): Promise<void> {
  await app.db.system(async (tx) => {
    for (const { user_id: userId, recovery_codes: encrypted } of await store.selectEncrypted(tx)) {
      const codes = parseCodes(decrypt(app, encrypted) ?? '')
      await store.setRecoveryCodes(tx, userId, keptCodes(app, userId, codes))
    }
  })
}
