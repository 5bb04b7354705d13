import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { requireMailAllowance } from '#app/features/mail/visitor-mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { hashOfToken } from '#app/platform/identifier.server.ts'
import { isToken } from '#app/platform/identifier.ts'
import { hashPassword } from '#app/platform/password-hash.server.ts'
import { countHit, countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { auth } from '#content/auth.ts'
import { invitationCopy } from '#content/invitations.ts'
import * as store from '../account/account-store.server.ts'
import { acceptInvitation } from '../invitations/join-service.server.ts'
import { lockInvitation } from '../invitations/join-store.server.ts'
import { passwordFault } from '../password/password-policy.server.ts'
import { accountMail } from './account-mails.server.tsx'
import { emptyProof, issueProof } from './email-proof.server.ts'

// Enough for a room full of people who were invited together, too few for a program.
const triesPerAddress: Limit = { hits: 60, seconds: 3_600 }
const mailsPerAccount: Limit = { hits: 5, seconds: 3_600 }

type SignUp = { fullName: string; email: string; password: string; invitation?: string }

export type SignUpResult =
  | { ok: true; joined: true }
  /** `proof` recognises the browser that signed up when the mailed link is opened in it. */
  | { ok: true; joined: false; proof: string }
  | { ok: false; field: 'password' | null; message: string; status: number }

/**
 * Makes an account. With the token of an invitation it is a member of the client at once; without,
 * its address has to be verified by mail. Whether an address has an account is told to nobody but
 * the holder of an invitation to it.
 * @throws AppError `rate_limited`
 */
export async function signUp(app: App, input: SignUp): Promise<SignUpResult> {
  const { password, fullName } = input
  const email = input.email.trim().toLowerCase()
  await countVisit(app, 'sign-up', triesPerAddress, app.now())
  const fault = await passwordFault(password, { email, fullName })
  if (fault) return { ok: false, field: 'password', message: fault, status: 422 }
  // Also when the account exists, so that the response time does not reveal it.
  const passwordHash = await hashPassword(password)
  const account = { id: crypto.randomUUID(), email, fullName, passwordHash }
  const { invitation } = input
  try {
    if (invitation === undefined) return await signUpAlone(app, account)
    return await signUpInvited(app, account, invitation).catch((error) => {
      // Another request made an account with this address at the same moment: now it is found.
      if (isUniqueViolation(error)) return signUpInvited(app, account, invitation)
      throw error
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'rate_limited') throw error
    return { ok: false, field: null, message: error.userMessage, status: error.status }
  }
}

type NewAccount = { id: string; email: string; fullName: string; passwordHash: string }

async function insert(tx: Tx, account: NewAccount, verified: boolean) {
  await store.insertUser(tx, { ...account, role: 'client_user', clientId: null, verified })
  await audit(tx, {
    action: 'account.created',
    subjectType: 'account',
    subjectId: account.id,
    details: { email: account.email, verified },
  })
}

async function signUpInvited(app: App, account: NewAccount, token: string): Promise<SignUpResult> {
  await app.db.system(async (tx) => {
    // The row is locked first: of two requests with one token the second finds it used.
    const found = isToken(token) && (await lockInvitation(tx, hashOfToken(token), app.now()))
    if (!found || found.email !== account.email)
      throw new AppError('invalid', invitationCopy.errors.invalid)
    const known = await store.selectAnyAccount(tx, account.email)
    if (known?.email_verified) throw new AppError('conflict', auth.signUp.exists)
    // An earlier account with this address was never verified; the invitation proves the address.
    if (known) await store.deleteUnverified(tx, known.id)
    await insert(tx, account, true)
    const { id: userId, email, fullName } = account
    await acceptInvitation(app, tx, found, { userId, email, fullName })
  })
  return { ok: true, joined: true }
}

async function signUpAlone(app: App, account: NewAccount): Promise<SignUpResult> {
  const { email } = account
  await countHit(app, `account-mail:${email}`, mailsPerAccount, app.now())
  const { baseUrl } = app.config
  const work = app.db.system(async (tx) => {
    const wanted = { kind: 'account.verify', to: email } as const
    await requireMailAllowance(app, tx, 'link', wanted, null)
    const known = await store.selectAnyAccount(tx, email)
    if (known?.email_verified) {
      const forgot = `${baseUrl}/auth/forgot`
      const mail = await accountMail('exists', email, `${baseUrl}/auth`, forgot)
      await queueMail(app, tx, mail, known.id)
      return emptyProof()
    }
    if (known) await store.deleteUnverified(tx, known.id)
    await insert(tx, account, false)
    const proof = await issueProof(app, tx, 'verify', account.id)
    const mail = await accountMail('verify', email, verifyLink(app, proof))
    await queueMail(app, tx, mail, account.id)
    return proof
  })
  const proof = await work.catch((error) => {
    // Another request made an account with this address at the same moment and sends the mail.
    if (isUniqueViolation(error)) return emptyProof()
    throw error
  })
  return { ok: true, joined: false, proof }
}

/** The link in a verification mail. */
export const verifyLink = (app: App, proof: string) =>
  `${app.config.baseUrl}/auth/verify?token=${proof}`
