import { APIError } from 'better-auth/api'
import { audit } from '#app/features/audit/audit-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countVisit, type Limit, takeBackVisit } from '#app/platform/rate-limit.server.ts'
import { clientIp, currentActor, recognise } from '#app/platform/request-scope.server.ts'
import { auth } from '#content/auth.ts'
import { passkeys as words } from '#content/passkeys.ts'
import { cookiesOf, readNewActor } from '../sign-in/sign-in-service.server.ts'
import * as store from './passkey-store.server.ts'

// A signature cannot be guessed: these keep the tables small, and a program that tries busy elsewhere.
const questionsPerAddress: Limit = { hits: 300, seconds: 900 }
const failuresPerAddress: Limit = { hits: 60, seconds: 900 }

const { errors } = words

type Attempt = { response: unknown; headers: Headers; now: Date }
type Signed =
  | { ok: true; headers: Headers; actor: Extract<Actor, { kind: 'user' }> }
  | { ok: false; message: string; status: number }

/**
 * What a browser asks a device to sign, whoever it belongs to; good for five minutes and one answer.
 * @throws AppError `rate_limited`
 */
export async function askForPasskey(
  app: App,
  now: Date,
): Promise<{ options: unknown; headers: Headers }> {
  await countVisit(app.db, 'passkey-question', questionsPerAddress, now)
  const answer = await (await app.passkeys()).api.generatePasskeyAuthenticationOptions({
    headers: new Headers(),
    returnHeaders: true,
  })
  return {
    options: { ...answer.response, userVerification: 'required' },
    headers: cookiesOf(answer.headers),
  }
}

/**
 * Opens a session for what a device has signed, its lock included: password and second factor at once.
 * @throws AppError `rate_limited` after too many failures from one address
 */
export async function signInWithPasskey(app: App, attempt: Attempt): Promise<Signed> {
  const { response, now } = attempt
  await countVisit(app.db, 'passkey', failuresPerAddress, now)
  const credentialId = idOf(response)
  const owner = credentialId
    ? await app.db.system((tx) => store.selectOwner(tx, credentialId))
    : undefined
  if (!owner) return refuse(app, {})
  const opened = await openSession(app, attempt)
  if (!opened) return refuse(app, { email: owner.email })
  const actor = await readNewActor(app, opened)
  if (actor.kind === 'visitor' || actor.userId !== owner.user_id) {
    await close(app, opened)
    if (owner.paused) return refuse(app, { email: owner.email, reason: 'client_inactive' })
    return refuse(app, { email: owner.email })
  }
  await takeBackVisit(app.db, 'passkey')
  recognise(actor)
  await app.db.system(async (tx) => {
    await store.markSession(tx, actor.sessionId, owner.id)
    await audit(tx, { action: 'session.started', details: { with: 'passkey' } })
  })
  return { ok: true, headers: cookiesOf(opened), actor: { ...actor, passkey: true } }
}

async function refuse(app: App, about: { email?: string; reason?: string }): Promise<Signed> {
  const details = { ...about, step: 'passkey' }
  await app.db.as(currentActor(), (tx) => audit(tx, { action: 'session.refused', details }))
  return about.reason
    ? { ok: false, message: auth.signIn.paused, status: 403 }
    : { ok: false, message: errors.refused, status: 401 }
}

/** The library checks the signature and the question's cookie, uses the question up, and opens the session. */
async function openSession(app: App, { response, headers }: Attempt) {
  try {
    const answer = await (await app.passkeys()).api.verifyPasskeyAuthentication({
      body: { response: response as never },
      // Without a session cookie that may still be there: it would be taken for the one at stake.
      headers: new Headers({
        cookie: questionOf(headers),
        'x-forwarded-for': clientIp(),
        'user-agent': headers.get('user-agent') ?? '',
      }),
      returnHeaders: true,
    })
    return answer.headers
  } catch (error) {
    if (error instanceof APIError || error instanceof AppError) return null
    throw error
  }
}

/** Takes a session back that must not have been opened. */
async function close(app: App, opened: Headers): Promise<void> {
  const cookie = opened.getSetCookie().map((one) => one.split(';')[0])
  await app.auth.api.signOut({ headers: new Headers({ cookie: cookie.join('; ') }) })
}

function questionOf(headers: Headers): string {
  const cookies = headers.get('cookie')?.split(/;\s*/) ?? []
  return cookies.find((cookie) => cookie.split('=')[0]?.endsWith('unordin.passkey')) ?? ''
}

function idOf(response: unknown): string | undefined {
  const { id } = (response ?? {}) as { id?: unknown }
  return typeof id === 'string' && /^[\w-]{1,1400}$/.test(id) ? id : undefined
}
