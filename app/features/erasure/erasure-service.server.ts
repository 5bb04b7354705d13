import { audit } from '#app/features/audit/audit-service.server.ts'
import { sweepFiles } from '#app/features/files/file-service.server.ts'
import { tidyMails } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { erasure } from '#content/erasure.ts'
import * as store from './erasure-store.server.ts'

export type Erased = store.Erased & { addresses: number; account: boolean }

/**
 * Deletes everything that is kept of a person: the tables that db/personal-data.data.ts marks as
 * reached by `erasure`. Of a person who was merged, all addresses are meant. Staff run it with
 * `npm run person:erase`. The audit log records the erasure without the address.
 * @param address in upper or lower case
 * @returns the number of deleted records of each kind
 * @throws AppError `conflict` for an address of the staff, whose account is deactivated instead
 */
export async function erasePerson(app: App, address: string): Promise<Erased> {
  const email = address.trim().toLowerCase()
  const erased = await app.db.system(async (tx) => {
    const emails = await store.selectAddresses(tx, email)
    const accounts = await store.selectAccounts(tx, emails)
    if (accounts.some(({ role }) => role === 'admin'))
      throw new AppError('conflict', erasure.isStaff)
    const counts = await store.deleteByAddresses(tx, emails)
    for (const { id } of accounts) await store.deleteAccount(tx, id, erasure.formerName)
    const details = { ...counts, addresses: emails.length, account: accounts.length > 0 }
    await audit(tx, { action: 'person.erased', details })
    return details
  })
  // The erased records were the only ones that named these files.
  await sweepFiles(app)
  await tidyMails(app)
  return erased
}
