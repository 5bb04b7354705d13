import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { requireMailAllowance } from '#app/features/mail/visitor-mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { isPassword } from '#app/platform/password-hash.server.ts'
import { countHit, countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { auth } from '#content/auth.ts'
import * as store from '../account/account-store.server.ts'
import { acceptInvitation, selectByKey } from '../invitations/join-service.server.ts'
import { accountMail } from './account-mails.server.tsx'
import { emptyProof, isProofOpen, issueProof, readProof, takeProof } from './email-proof.server.ts'
import { verifyLink } from './sign-up-service.server.ts'

const triesPerLink: Limit = { hits: 10, seconds: 3_600 }
const triesPerAddress: Limit = { hits: 60, seconds: 3_600 }
const mailsPerAccount: Limit = { hits: 5, seconds: 3_600 }

/** Whether a verification link can still be used. */
export async function isVerificationOpen(app: App, token: string): Promise<boolean> {
  const proof = readProof('verify', token)
  return proof !== null && app.db.system((tx) => isProofOpen(app, tx, proof))
}

export type Verified =
  | { ok: true; joined: boolean; email: string }
  | { ok: false; field: 'password' | null; message: string }

/**
 * Confirms the address of an account. The link alone is not enough: whoever signs up with a
 * stranger's address would be let in by the stranger's click. So it takes the browser that signed up
 * (`sameBrowser`) or the password besides.
 * @throws AppError `rate_limited`
 */
export async function verifyAddress(
  app: App,
  given: { token: string; password?: string; sameBrowser: boolean },
): Promise<Verified> {
  const invalid = { ok: false, field: null, message: auth.verify.invalid } as const
  const proof = readProof('verify', given.token)
  if (!proof) return invalid
  if (!given.sameBrowser) {
    await countVisit(app, 'verify', triesPerAddress, app.now())
    await countHit(app, `verify:${proof.userId}`, triesPerLink, app.now())
    const hash = await app.db.system((tx) => store.selectPassword(tx, proof.userId))
    if (!(await isPassword(hash, given.password ?? '')))
      return { ok: false, field: 'password', message: auth.verify.wrong }
  }
  return app.db.system(async (tx) => {
    const account = await store.selectAccountById(tx, proof.userId)
    if (!account || !(await takeProof(app, tx, proof))) return invalid
    return { ok: true, email: account.email, joined: await confirmAddress(app, tx, account) }
  })
}

/**
 * Marks the address as verified and accepts an open invitation to it.
 * @returns whether there was an invitation
 */
export async function confirmAddress(
  app: App,
  tx: Tx,
  account: { id: string; email: string; full_name: string; client_id: string | null },
): Promise<boolean> {
  const { id: userId, email, full_name: fullName, client_id } = account
  await store.setVerified(tx, userId)
  const event = { action: 'account.verified' as const, subjectType: 'account', subjectId: userId }
  await audit(tx, { ...event, details: { email } })
  const invitation = client_id ? undefined : await selectByKey(app, tx, { email })
  if (!invitation) return false
  await acceptInvitation(app, tx, invitation, { userId, email, fullName })
  return true
}

/**
 * Sends the verification link again if an account waits for it. The answer does not reveal whether it does.
 * @param earlierStay earlier links stay valid, because nobody asked for another one
 * @returns what the link carries, for `rememberSignUp` in a browser where the password was given
 * @throws AppError `rate_limited` per network address and per account
 */
export async function resendVerification(
  app: App,
  address: string,
  { earlierStay = false } = {},
): Promise<string> {
  const email = address.trim().toLowerCase()
  await countVisit(app, 'resend', triesPerAddress, app.now())
  await countHit(app, `account-mail:${email}`, mailsPerAccount, app.now())
  return app.db.system(async (tx) => {
    const account = await store.selectAccountByEmail(tx, email)
    const waits = account && !account.email_verified
    const proof = waits
      ? await issueProof(app, tx, 'verify', account.id, { earlierStay })
      : emptyProof()
    // Rendered in any case, so that the response time does not reveal whether there is an account.
    const mail = await accountMail('verify', email, verifyLink(app, proof))
    await requireMailAllowance(app, tx, 'link', mail, null)
    if (waits) await queueMail(app, tx, mail, account.id)
    return proof
  })
}
