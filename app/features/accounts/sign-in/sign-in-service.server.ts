import { audit } from '#app/features/audit/audit-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { networkPlace } from '#app/platform/network-address.ts'
import { hashPassword, isOutdatedHash, isPassword } from '#app/platform/password-hash.server.ts'
import {
  countHit,
  countVisit,
  type Limit,
  takeBackHit,
  takeBackVisit,
} from '#app/platform/rate-limit.server.ts'
import { clientIp, currentActor } from '#app/platform/request-scope.server.ts'
import { auth } from '#content/auth.ts'
import { resendVerification } from '../sign-up/verification-service.server.ts'
import { issueBrowserToken } from './browser-token.server.ts'
import { type Opened, openSession } from './session-service.server.ts'
import { deleteSessions } from './session-store.server.ts'
import { keepPassword, type SignInAccount, selectSignInAccount } from './sign-in-store.server.ts'

// Three counters, so that a stranger who guesses locks out neither the owner elsewhere nor a whole office.
const window = 900
const triesPerAccountAndAddress: Limit = { hits: 10, seconds: window }
const triesPerAccount: Limit = { hits: 100, seconds: window }
const triesPerAddress: Limit = { hits: 300, seconds: window }

type SignIn = { email: string; password: string; headers: Headers; now: Date }
type SignInResult =
  | { ok: true; step: 'done'; headers: Headers; actor: Actor }
  /** The password is right, a second factor is asked for; there is no session yet. */
  | { ok: true; step: 'code'; headers: Headers }
  /** `proof`: the password is right, the address not verified yet; this is what its new link carries. */
  | { ok: false; message: string; status: number; proof?: string }

/**
 * Checks a password and opens a session. The answer and its time are the same for unknown accounts.
 * @throws AppError `rate_limited` after too many failures of one account or from one address
 */
export async function signIn(app: App, given: SignIn): Promise<SignInResult> {
  const { password, now } = given
  const email = given.email.trim().toLowerCase()
  const limits = [
    [`sign-in:${email}:${networkPlace(clientIp()).address}`, triesPerAccountAndAddress],
    [`sign-in:${email}`, triesPerAccount],
  ] as const
  // Counted before the password is looked at, so that a burst in parallel gets no more tries; the
  // address first, which bounds how many accounts it can invent.
  await countVisit(app, 'sign-in', triesPerAddress, now)
  for (const [key, limit] of limits) await countHit(app, key, limit, now)
  const account = await app.db.system((tx) => selectSignInAccount(tx, email))
  const hash = account?.password_hash ?? undefined
  if (!(await isPassword(hash, password)) || !account || !hash) return refuse(app, email)
  // From here on the password is right, so more may be said.
  if (!account.email_verified) return refuseUnverified(app, email)
  if (account.deactivated) return refuse(app, email)
  if (account.paused) return refusePaused(app, email, account.id)
  const newHash = isOutdatedHash(hash) ? await hashPassword(password) : hash
  const passed = await app.db.system(async (tx) =>
    // A reset at the same moment goes first, and ends what the former password has opened.
    (await keepPassword(tx, account.id, hash, newHash)) ? pass(app, tx, account, given) : undefined,
  )
  if (!passed) return refuse(app, email)
  await takeBackVisit(app, 'sign-in')
  for (const [key] of limits) await takeBackHit(app, key)
  return passed
}

type Tx = Parameters<typeof openSession>[1]

/** Opens the session, or asks for the code first. */
async function pass(
  app: App,
  tx: Tx,
  { id, second_factor }: SignInAccount,
  { headers: sent }: SignIn,
): Promise<SignInResult | undefined> {
  if (second_factor) {
    const { headers } = await issueBrowserToken(app, tx, 'code', id)
    return { ok: true, step: 'code', headers }
  }
  const opened: Opened | undefined = await openSession(app, tx, id, { with: 'password' }, sent)
  return opened && { ok: true, step: 'done', ...opened }
}

async function refuse(app: App, email: string): Promise<SignInResult> {
  const details = { email: email.slice(0, 255) }
  await app.db.as(currentActor(), (tx) => audit(tx, { action: 'session.refused', details }))
  return { ok: false, message: auth.signIn.wrong, status: 401 }
}

/** Said only after the right password; another link is mailed, as often as that is allowed. */
async function refuseUnverified(app: App, email: string): Promise<SignInResult> {
  const mailed = resendVerification(app, email, { earlierStay: true })
  const proof = await mailed.catch((limit) => {
    if (!(limit instanceof AppError)) throw limit
    return undefined
  })
  return { ok: false, message: auth.signIn.unverified, status: 403, proof }
}

/** Said only after the right password: the client is inactive, so nobody of it comes in. */
async function refusePaused(app: App, email: string, userId: string): Promise<SignInResult> {
  await app.db.system(async (tx) => {
    await deleteSessions(tx, userId)
    await audit(tx, {
      action: 'session.refused',
      details: { email, reason: 'client_inactive' },
    })
  })
  return { ok: false, message: auth.signIn.paused, status: 403 }
}
