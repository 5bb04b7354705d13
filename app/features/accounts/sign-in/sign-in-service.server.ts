import { APIError } from 'better-auth/api'
import { parseCookies } from 'better-auth/cookies'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { type Actor, visitor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { networkPlace } from '#app/platform/network-address.ts'
import { DatabaseUnavailable } from '#app/platform/pg-errors.server.ts'
import {
  countHit,
  countVisit,
  type Limit,
  takeBackHit,
  takeBackVisit,
} from '#app/platform/rate-limit.server.ts'
import { clientIp, currentActor, recognise } from '#app/platform/request-scope.server.ts'
import { generatePassword } from '#app/platform/secret.server.ts'
import { auth } from '#content/auth.ts'
import { challengeCookie } from '../second-factor/second-factor.ts'
import { deleteSessions } from '../sign-up/email-proof-store.server.ts'
import { resendVerification } from '../sign-up/verification-service.server.ts'
import { touchSession } from './session-store.server.ts'
import * as store from './sign-in-store.server.ts'

// Three counters, so that a stranger who guesses locks out neither the owner elsewhere nor a whole office.
const window = 900
const triesPerAccountAndAddress: Limit = { hits: 10, seconds: window }
const triesPerAccount: Limit = { hits: 100, seconds: window }
const triesPerAddress: Limit = { hits: 300, seconds: window }

// Its owner sees when a session was last used; not every request writes that down.
const useNotedAfter = 10 * 60_000

/**
 * Who is behind the session cookie; role and client are read from the database at each request.
 * @returns the actor, and the cookies that lengthen the session when it is due
 * @throws DatabaseUnavailable when nobody can say who it is
 */
export async function readActor(
  app: App,
  headers: Headers,
): Promise<{ actor: Actor; cookies: string[] }> {
  if (!headers.get('cookie')?.includes('unordin.session_token'))
    return { actor: visitor, cookies: [] }
  const { authCookies } = await app.auth.$context
  const cookie = parseCookies(headers.get('cookie') ?? '').get(authCookies.sessionToken.name)
  const token = /^\w+/.exec(cookie ?? '')?.[0] ?? ''
  const [answer, profile] = await Promise.all([
    app.auth.api
      .getSession({ headers, query: { disableCookieCache: true }, returnHeaders: true })
      .catch(sessionUnread),
    store.selectActiveProfile(app.db.owner, token, app.now()),
  ])
  const cookies = answer.headers.getSetCookie()
  const session = answer.response
  // The token was not checked when the profile was asked for: it counts with the session that was.
  if (!session || profile?.session_id !== session.session.id) return { actor: visitor, cookies }
  if (app.now().getTime() - session.session.updatedAt.getTime() > useNotedAfter)
    await touchSession(app.db.owner, session.session.id)
  const actor: Actor = {
    kind: 'user',
    userId: session.user.id,
    sessionId: session.session.id,
    email: profile.email,
    fullName: profile.full_name,
    role: profile.role,
    clientId: profile.client_id,
    ...(session.user.twoFactorEnabled ? { secondFactor: true } : {}),
    ...(profile.passkey ? { passkey: true } : {}),
  }
  return { actor, cookies }
}

/** The library hides why a session could not be read; it reads nothing but the database. */
function sessionUnread(error: unknown): never {
  const isHidden = error instanceof APIError && error.statusCode === 500
  throw isHidden ? new DatabaseUnavailable(error) : error
}

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
export async function signIn(
  app: App,
  { email, password, headers, now }: SignIn,
): Promise<SignInResult> {
  const account = email.trim().toLowerCase()
  const limits = [
    [`sign-in:${account}:${networkPlace(clientIp()).address}`, triesPerAccountAndAddress],
    [`sign-in:${account}`, triesPerAccount],
  ] as const
  // Counted before the password is looked at, so that a burst in parallel gets no more tries; the
  // address first, which bounds how many accounts it can invent.
  await countVisit(app.db, 'sign-in', triesPerAddress, now)
  for (const [key, limit] of limits) await countHit(app.db, key, limit, now)
  const takeBack = async () => {
    await takeBackVisit(app.db, 'sign-in')
    for (const [key] of limits) await takeBackHit(app.db, key)
  }
  try {
    const answer = await app.auth.api.signInEmail({
      body: { email: account, password },
      headers: new Headers({
        'x-forwarded-for': clientIp(),
        'user-agent': headers.get('user-agent') ?? '',
      }),
      returnHeaders: true,
    })
    const pausedId = await app.db.system((tx) => store.selectPausedAccount(tx, account))
    if (pausedId) return await refusePaused(app, account, pausedId)
    if ('twoFactorRedirect' in answer.response) {
      await takeBack()
      return { ok: true, step: 'code', headers: cookiesOf(answer.headers, challengeCookie) }
    }
    const actor = await readNewActor(app, answer.headers)
    if (actor.kind === 'visitor') return await refuse(app, account)
    await takeBack()
    recognise(actor)
    await app.db.as(actor, (tx) => audit(tx, { action: 'session.started' }))
    return { ok: true, step: 'done', headers: cookiesOf(answer.headers), actor }
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    // Said only after the right password.
    if (error.body?.code === 'EMAIL_NOT_VERIFIED') {
      const proof = await resendVerification(app, account, { earlierStay: true }).catch((limit) => {
        if (!(limit instanceof AppError)) throw limit
        return undefined
      })
      return { ok: false, message: auth.signIn.unverified, status: 403, proof }
    }
    return await refuse(app, account)
  }
}

async function refuse(app: App, email: string): Promise<SignInResult> {
  const details = { email: email.slice(0, 255) }
  await app.db.as(currentActor(), (tx) => audit(tx, { action: 'session.refused', details }))
  return { ok: false, message: 'Invalid email or password', status: 401 }
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

/** Ends the session and returns the headers that remove its cookie. */
export async function signOut(app: App, actor: Actor, headers: Headers): Promise<Headers> {
  const answer = await app.auth.api.signOut({ headers, returnHeaders: true })
  if (actor.kind === 'user') await app.db.as(actor, (tx) => audit(tx, { action: 'session.ended' }))
  return cookiesOf(answer.headers)
}

/** Whom the session belongs to that an answer of the sign-in library has just opened. */
export async function readNewActor(app: App, answer: Headers): Promise<Actor> {
  const cookie = answer
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return (await readActor(app, new Headers({ cookie }))).actor
}

/** The cookies an answer of the sign-in library sets, or those of one name. */
export function cookiesOf(from: Headers, name = ''): Headers {
  const headers = new Headers()
  for (const cookie of from.getSetCookie())
    if (cookie.includes(name)) headers.append('set-cookie', cookie)
  return headers
}

/**
 * Makes an administrator.
 * @returns the password, or null when the address already has an account
 */
export async function createAdmin(
  app: App,
  email: string,
  password = generatePassword(),
): Promise<string | null> {
  const passwordHash = await hashPassword(app, password)
  return app.db.system(async (tx) => {
    await store.lockAccountCreation(tx)
    if (await store.emailTaken(tx, email.toLowerCase())) return null
    await insertAccount(tx, {
      email,
      fullName: 'Administrator',
      role: 'admin',
      clientId: null,
      passwordHash,
    })
    return password
  })
}

/** The first administrator, made only when there is none. Returns the password when it was made. */
export async function ensureFirstAdmin(
  app: App,
): Promise<{ email: string; password: string } | null> {
  if (await app.db.system(store.adminExists)) return null
  const { adminEmail: email, adminPassword } = app.config
  const password = adminPassword ?? generatePassword()
  const passwordHash = await hashPassword(app, password)
  return app.db.system(async (tx) => {
    await store.lockAccountCreation(tx)
    if ((await store.adminExists(tx)) || (await store.emailTaken(tx, email.toLowerCase())))
      return null
    await insertAccount(tx, {
      email,
      fullName: 'Administrator',
      role: 'admin',
      clientId: null,
      passwordHash,
    })
    return { email, password }
  })
}

/** The sample client and its client_admin, for a first look round. Returns the password when it was made. */
export async function ensureSampleClient(
  app: App,
): Promise<{ email: string; password: string } | null> {
  const email = 'client@example.com'
  const password = app.config.sampleClientPassword ?? generatePassword()
  if (await app.db.system((tx) => store.emailTaken(tx, email))) return null
  const passwordHash = await hashPassword(app, password)
  return app.db.system(async (tx) => {
    await store.lockAccountCreation(tx)
    if (await store.emailTaken(tx, email)) return null
    const clientId = await store.insertClient(tx, 'Ministry of Interior (sample)', 'Sample client')
    await insertAccount(tx, {
      email,
      fullName: 'Sample Client',
      role: 'client_admin',
      clientId,
      passwordHash,
    })
    return { email, password }
  })
}

type NewAccount = Omit<Parameters<typeof store.insertUser>[1], 'id'>

function insertAccount(
  tx: Parameters<typeof store.insertUser>[0],
  account: NewAccount,
): Promise<void> {
  return store.insertUser(tx, {
    ...account,
    id: crypto.randomUUID(),
    email: account.email.toLowerCase(),
  })
}

async function hashPassword(app: App, password: string): Promise<string> {
  return (await app.auth.$context).password.hash(password)
}
