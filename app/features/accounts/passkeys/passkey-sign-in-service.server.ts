import { audit } from '#app/features/audit/audit-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { countVisit, type Limit, takeBackVisit } from '#app/platform/rate-limit.server.ts'
import { currentActor } from '#app/platform/request-scope.server.ts'
import { auth } from '#content/auth.ts'
import { passkeys as copy } from '#content/passkeys.ts'
import { issueBrowserToken, readBrowserToken } from '../sign-in/browser-token.server.ts'
import { openSession } from '../sign-in/session-service.server.ts'
import { takeToken } from '../sign-in/token-store.server.ts'
import * as store from './passkey-store.server.ts'
import { isCredentialId, readSignature, requestOptions } from './webauthn.server.ts'

// A signature cannot be guessed: these limits only keep the tables small and slow programs down.
const questionsPerAddress: Limit = { hits: 300, seconds: 900 }
const failuresPerAddress: Limit = { hits: 60, seconds: 900 }

type Attempt = { response: unknown; headers: Headers; now: Date }
type Signed =
  | { ok: true; headers: Headers; actor: Extract<Actor, { kind: 'user' }> }
  | { ok: false; message: string; status: number }

/**
 * The challenge that a device has to sign, for any account; valid for five minutes and one answer.
 * @throws AppError `rate_limited`
 */
export async function askForPasskey(
  app: App,
  now: Date,
): Promise<{ options: unknown; headers: Headers }> {
  await countVisit(app, 'passkey-question', questionsPerAddress, now)
  const { token, headers } = await app.db.system((tx) =>
    issueBrowserToken(app, tx, 'passkey', null),
  )
  return { options: await requestOptions(app, token), headers }
}

/**
 * Opens a session for a challenge that a device has signed after it was unlocked: this is password and
 * second factor in one.
 * @throws AppError `rate_limited` after too many failures from one address
 */
export async function signInWithPasskey(app: App, attempt: Attempt): Promise<Signed> {
  const { response, headers, now } = attempt
  await countVisit(app, 'passkey', failuresPerAddress, now)
  const credentialId = idOf(response)
  const passkey = credentialId
    ? await app.db.system((tx) => store.selectOwnedPasskey(tx, credentialId))
    : undefined
  if (!passkey) return refuse(app, {})
  const { email } = passkey
  // The first answer uses up the challenge, right or wrong.
  const asked = readBrowserToken(app, 'passkey', headers)
  const isAsked = asked && (await app.db.system((tx) => takeToken(tx, asked, now)))
  const counter = isAsked && (await readSignature(app, asked.token, passkey, response))
  if (counter === undefined) return refuse(app, { email })
  if (passkey.paused) return refuse(app, { email, reason: 'client_inactive' })
  const proved = { with: 'passkey', passkeyId: passkey.id } as const
  const opened = await app.db.system(async (tx) =>
    (await store.updateCounter(tx, passkey.id, counter))
      ? openSession(app, tx, passkey.user_id, proved, headers)
      : undefined,
  )
  if (!opened) return refuse(app, { email })
  await takeBackVisit(app, 'passkey')
  return { ok: true, ...opened }
}

async function refuse(app: App, about: { email?: string; reason?: string }): Promise<Signed> {
  const details = { ...about, step: 'passkey' }
  await app.db.as(currentActor(), (tx) => audit(tx, { action: 'session.refused', details }))
  return about.reason
    ? { ok: false, message: auth.signIn.paused, status: 403 }
    : { ok: false, message: copy.errors.refused, status: 401 }
}

function idOf(response: unknown): string | undefined {
  const { id } = (response ?? {}) as { id?: unknown }
  return typeof id === 'string' && isCredentialId(id) ? id : undefined
}
