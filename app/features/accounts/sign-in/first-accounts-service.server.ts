import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { hashPassword } from '#app/platform/password-hash.server.ts'
import { generatePassword } from '#app/platform/secret.server.ts'
import { insertUser } from '../account/account-store.server.ts'
import * as store from './first-accounts-store.server.ts'
import { hasAllSamples, insertAllSamplesMade } from './sample-content-store.server.ts'

type SignIn = { email: string; password: string }

/**
 * Makes an administrator.
 * @returns the password, or null when the address already has an account
 */
export async function createAdmin(app: App, address: string): Promise<string | null> {
  const made = await insertOnce(app, address, generatePassword(), insertAdmin)
  return made?.password ?? null
}

/** The first administrator, made only when there is none. Returns the password when it was made. */
export async function ensureFirstAdmin(app: App): Promise<SignIn | null> {
  if (await app.db.system(store.adminExists)) return null
  const { adminEmail, adminPassword = generatePassword() } = app.config
  return insertOnce(app, adminEmail, adminPassword, async (tx, account) =>
    (await store.adminExists(tx)) ? false : insertAdmin(tx, account),
  )
}

const sampleClientName = 'Ministry of Interior (sample)'

/**
 * The sample client and its client_admin, for a first look round.
 *
 * @returns the address, and the password when this start has made the account; null when the address is
 * somebody else's
 */
export async function ensureSampleClient(
  app: App,
): Promise<{ email: string; password: string | null } | null> {
  const email = 'client@example.com'
  const isTaken = await app.db.system((tx) => store.emailTaken(tx, email))
  if (isTaken) {
    // Somebody real may have the address: they get no samples.
    const isSample = await app.db.system((tx) => store.worksFor(tx, email, sampleClientName))
    return isSample ? { email, password: null } : null
  }
  const { sampleClientPassword = generatePassword() } = app.config
  const made = await insertOnce(app, email, sampleClientPassword, async (tx, account) => {
    const clientId = await store.insertClient(tx, sampleClientName, 'Sample client')
    await insertUser(tx, { ...account, fullName: 'Sample Client', role: 'client_admin', clientId })
    return true
  })
  return { email, password: made?.password ?? null }
}

/** Whether an earlier start has not made every sample. */
export const lacksSamples = async (app: App): Promise<boolean> =>
  !(await app.db.system(hasAllSamples))

/** To be called when every sample is there; samples that staff delete later do not come back. */
export const completeSamples = (app: App): Promise<void> => app.db.system(insertAllSamplesMade)

type NewAccount = { id: string; email: string; passwordHash: string }

async function insertAdmin(tx: Tx, account: NewAccount): Promise<boolean> {
  await insertUser(tx, { ...account, fullName: 'Administrator', role: 'admin', clientId: null })
  return true
}

/** Unless the address is taken; of several instances at once, one makes the account. */
async function insertOnce(
  app: App,
  address: string,
  password: string,
  insert: (tx: Tx, account: NewAccount) => Promise<boolean>,
): Promise<SignIn | null> {
  const email = address.toLowerCase()
  const account = { id: crypto.randomUUID(), email, passwordHash: await hashPassword(password) }
  const isMade = await app.db.system(async (tx) => {
    await store.lockAccountCreation(tx)
    return !(await store.emailTaken(tx, email)) && insert(tx, account)
  })
  return isMade ? { email: address, password } : null
}
