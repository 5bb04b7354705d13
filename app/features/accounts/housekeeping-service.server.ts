import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { deleteUnverifiedSince } from './account/account-store.server.ts'
import { deleteExpiredChanges } from './address/address-change-store.server.ts'
import { deleteItemsBefore } from './digest/digest-store.server.ts'
import { deleteReadBefore } from './notifications/notification-store.server.ts'
import { deleteEndedSessions, longestDays } from './sign-in/session-store.server.ts'
import { deleteExpiredTokens } from './sign-in/token-store.server.ts'

const day = 86_400_000
/** How long an account waits for its verification. */
export const unverifiedDays = 30
/** How long a notification stays after it was read. Unread ones stay. */
export const readKeptDays = 180
/** How long a session lasts, however it is used. */
export const sessionDays = longestDays
/** How long something waits for the digest of somebody who cannot get one. */
export const digestDays = 14
const portion = 5_000

/** Removes what is no longer needed: old tokens and changes of address, ended sessions, accounts never verified, old notifications. */
export async function tidyAccounts(app: App): Promise<void> {
  const now = app.now()
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await app.db.system(async (tx) => {
    await deleteExpiredTokens(tx, now)
    await deleteExpiredChanges(tx, now)
    await deleteEndedSessions(tx, now)
    await deleteUnverifiedSince(tx, ago(unverifiedDays))
  })
  await inPortions(app, (tx) => deleteReadBefore(tx, ago(readKeptDays), portion))
  await inPortions(app, (tx) => deleteItemsBefore(tx, ago(digestDays), portion))
}

async function inPortions(app: App, remove: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await app.db.system(remove)) === portion);
}
