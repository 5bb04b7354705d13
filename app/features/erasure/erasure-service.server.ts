import { audit } from '#app/features/audit/audit-service.server.ts'
import { sweepFiles } from '#app/features/files/file-service.server.ts'
import { tidyMails } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { erasure } from '#content/erasure.ts'
import * as store from './erasure-store.server.ts'

export type Erased = store.Erased & { account: boolean }

/**
 * Deletes everything that is kept of a person: the tables that db/personal-data.data.ts marks as
 * reached by `erasure`. Staff run it with `npm run person:erase`. The audit log records the erasure
 * without the address.
 * @param address in upper or lower case
 * @returns the number of deleted records of each kind
 * @throws AppError `conflict` for an address of the staff, whose account is deactivated instead
 */
export async function erasePerson(app: App, address: string): Promise<Erased> {
  const email = address.trim().toLowerCase()
  const erased = await app.db.system(async (tx) => {
    const account = await store.selectAccount(tx, email)
    if (account?.role === 'admin') throw new AppError('conflict', erasure.isStaff)
    const counts = await store.deleteByAddress(tx, email)
    if (account) await store.deleteAccount(tx, account.id, erasure.formerName)
    const details = { ...counts, account: account !== undefined }
    await audit(tx, { action: 'person.erased', details })
    return details
  })
  // The erased records were the only ones that named these files.
  await sweepFiles(app)
  await tidyMails(app)
  return erased
}
