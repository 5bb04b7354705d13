import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { requireMailAllowance } from '#app/features/mail/visitor-mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { hashPassword } from '#app/platform/password-hash.server.ts'
import { countHit, countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { auth } from '#content/auth.ts'
import { company } from '#content/company.ts'
import * as store from '../account/account-store.server.ts'
import { deleteChange } from '../address/address-change-store.server.ts'
import { deleteSessions } from '../sign-in/session-store.server.ts'
import { accountMail } from '../sign-up/account-mails.server.tsx'
import {
  emptyProof,
  isProofOpen,
  issueProof,
  readProof,
  takeProof,
} from '../sign-up/email-proof.server.ts'
import { confirmAddress } from '../sign-up/verification-service.server.ts'
import { passwordFault } from './password-policy.server.ts'

const triesPerAddress: Limit = { hits: 60, seconds: 3_600 }
const mailsPerAccount: Limit = { hits: 5, seconds: 3_600 }

/**
 * Sends a link to choose a new password, if there is such an account. The answer does not reveal it.
 * @throws AppError `rate_limited` per network address and per account
 */
export async function requestPasswordReset(app: App, address: string): Promise<void> {
  const email = address.trim().toLowerCase()
  await countVisit(app, 'reset', triesPerAddress, app.now())
  await countHit(app, `reset-mail:${email}`, mailsPerAccount, app.now())
  await app.db.system(async (tx) => {
    const account = await store.selectAccountByEmail(tx, email)
    const proof = account ? await issueProof(app, tx, 'reset', account.id) : emptyProof()
    // Rendered in any case, so that the response time does not reveal whether there is an account.
    const link = `${app.config.baseUrl}/auth/reset?token=${proof}`
    const mail = await accountMail('reset', email, link)
    await requireMailAllowance(app, tx, 'link', mail, null)
    if (account) await queueMail(app, tx, mail, account.id)
    await audit(tx, { action: 'password.reset_requested', details: { email } })
  })
}

/** Whether a reset link can still be used. */
export async function isResetOpen(app: App, token: string): Promise<boolean> {
  const proof = readProof('reset', token)
  return proof !== null && app.db.system((tx) => isProofOpen(app, tx, proof))
}

export type Reset =
  | { ok: true; email: string }
  | { ok: false; field: 'password' | null; message: string }

/**
 * Sets a new password, ends every session of the account, and a change of its address that waits. Who holds the link reads the mail of
 * its address, which is thereby verified too.
 * @throws AppError `rate_limited`
 */
export async function resetPassword(
  app: App,
  { token, password }: { token: string; password: string },
): Promise<Reset> {
  const invalid = { ok: false, field: null, message: auth.reset.invalid } as const
  await countVisit(app, 'reset', triesPerAddress, app.now())
  const proof = readProof('reset', token)
  if (!proof) return invalid
  const person = await app.db.system(async (tx) =>
    (await isProofOpen(app, tx, proof)) ? store.selectAccountById(tx, proof.userId) : undefined,
  )
  if (!person) return invalid
  const fault = await passwordFault(password, { email: person.email, fullName: person.full_name })
  if (fault) return { ok: false, field: 'password', message: fault }
  const hash = await hashPassword(password)
  return app.db.system(async (tx) => {
    const account = await store.selectAccountById(tx, proof.userId)
    if (!account || !(await takeProof(app, tx, proof))) return invalid
    await store.setPassword(tx, account.id, hash)
    await deleteSessions(tx, account.id)
    await deleteChange(tx, account.id)
    if (!account.email_verified) await confirmAddress(app, tx, account)
    const event = {
      action: 'password.reset' as const,
      subjectType: 'account',
      subjectId: account.id,
    }
    await audit(tx, { ...event, details: { email: account.email } })
    const signInPage = `${app.config.baseUrl}/auth`
    const changed = await accountMail('changed', account.email, signInPage, company.mailbox)
    await queueMail(app, tx, changed, account.id)
    return { ok: true, email: account.email }
  })
}
