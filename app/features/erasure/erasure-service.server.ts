import { audit } from '#app/features/audit/audit-service.server.ts'
import { sweepFiles } from '#app/features/files/file-service.server.ts'
import { tidyMails } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { erasure } from '#content/erasure.ts'
import * as store from './erasure-store.server.ts'

export type Erased = store.Erased & { account: boolean }

/**
 * Deletes what is kept of a person, everywhere: what db/personal-data.data.ts names as reached by
 * `erasure`. Staff run it by `npm run person:erase`. The audit log keeps that it was done, and no address.
 *
 * @param address as the person gave it, in whatever case
 * @returns how many records of each kind went
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
  // Their files are named by nothing any more.
  await sweepFiles(app)
  await tidyMails(app)
  return erased
}
