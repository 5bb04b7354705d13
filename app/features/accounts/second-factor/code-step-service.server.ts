import { APIError } from 'better-auth/api'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { networkPlace } from '#app/platform/network-address.ts'
import {
  countHit,
  countVisit,
  type Limit,
  takeBackHit,
  takeBackVisit,
} from '#app/platform/rate-limit.server.ts'
import { clientIp, currentActor, recognise } from '#app/platform/request-scope.server.ts'
import { codeStep } from '#content/second-factor.ts'
import { securityNotice } from '../account/security-notice.server.tsx'
import { cookiesOf, readNewActor } from '../sign-in/sign-in-service.server.ts'
import { challengeCookie } from './second-factor.ts'
import { decrypt, hashOfCode, parseCodes } from './second-factor-secret.server.ts'
import * as store from './second-factor-store.server.ts'
import { codeNow, stepOf } from './totp.server.ts'

// Who gets here knows the password; of a million codes three are right at a time.
const window = 900
const triesPerAccountAndAddress: Limit = { hits: 5, seconds: window }
const triesPerAccount: Limit = { hits: 15, seconds: window }
const triesPerAddress: Limit = { hits: 300, seconds: window }
const warnings: Limit = { hits: 1, seconds: 3_600 }

type Attempt = {
  kind: 'code' | 'recovery'
  code: string
  headers: Headers
  now: Date
}
export type CodeStepResult =
  | { ok: true; headers: Headers; actor: Extract<Actor, { kind: 'user' }> }
  /** Without a field at fault, the sign-in has to begin again. */
  | { ok: false; field: 'code' | null; message: string }

/** Whether this browser has passed the password and owes the code. */
export async function isCodeAwaited(app: App, headers: Headers, now: Date): Promise<boolean> {
  return (await readChallenged(app, headers, now)) !== null
}

/**
 * The second step of a sign-in: a code of the app or a recovery code, each of which works once.
 * @throws AppError `rate_limited`
 */
export async function passCodeStep(app: App, attempt: Attempt): Promise<CodeStepResult> {
  const { kind, now } = attempt
  const waiting = await readChallenged(app, attempt.headers, now)
  if (!waiting) return { ok: false, field: null, message: codeStep.expired }
  const { user_id: userId, email } = waiting
  const limits = [
    [`code:${userId}:${networkPlace(clientIp()).address}`, triesPerAccountAndAddress],
    [`code:${userId}`, triesPerAccount],
  ] as const
  try {
    await countVisit(app.db, 'code', triesPerAddress, now)
    for (const [key, limit] of limits) await countHit(app.db, key, limit, now)
  } catch (error) {
    await warnOwner(app, { userId, email }, attempt)
    throw error
  }
  const refuse = async (): Promise<CodeStepResult> => {
    const details = { email, step: 'second_factor' }
    await app.db.as(currentActor(), (tx) => audit(tx, { action: 'session.refused', details }))
    return { ok: false, field: 'code', message: codeStep.wrong[kind] }
  }
  const secret = await decrypt(app, waiting.secret)
  if (!secret || !(await spend(app, userId, secret, attempt))) return refuse()
  const opened = await openSession(app, attempt, codeNow(secret, now))
  if (!opened) return refuse()
  const actor = await readNewActor(app, opened)
  if (actor.kind === 'visitor') return refuse()
  recognise(actor)
  await takeBackVisit(app.db, 'code')
  for (const [key] of limits) await takeBackHit(app.db, key)
  await app.db.as(actor, async (tx) => {
    await audit(tx, { action: 'session.started', details: { with: kind } })
    if (kind !== 'recovery') return
    await audit(tx, { action: 'account.recovery_used' })
    await queueMail(app, tx, await securityNotice(app, 'recoveryUsed', email), userId)
  })
  return { ok: true, headers: cookiesOf(opened), actor }
}

/** So many wrong codes come from somebody who knows the password: its owner is told, once an hour. */
async function warnOwner(
  app: App,
  { userId, email }: { userId: string; email: string },
  { now }: Attempt,
): Promise<void> {
  try {
    await countHit(app.db, `code-warning:${userId}`, warnings, now)
  } catch (error) {
    if (error instanceof AppError) return
    throw error
  }
  const notice = await securityNotice(app, 'codeGuessed', email)
  await app.db.system((tx) => queueMail(app, tx, notice, userId))
}

/** Uses the code up. The library would take the same one again, from several at once. */
function spend(app: App, userId: string, secret: string, { kind, code, now }: Attempt) {
  return app.db.system(async (tx) => {
    if (kind === 'code') {
      const step = stepOf(secret, code, now)
      return step !== null && store.claimStep(tx, userId, step)
    }
    const kept = (await store.selectSecondFactor(tx, userId))?.backup_codes ?? ''
    const hash = hashOfCode(app, userId, code)
    const codes = parseCodes(kept)
    if (!codes.includes(hash)) return false
    const left = codes.filter((one) => one !== hash)
    await store.setBackupCodes(tx, userId, JSON.stringify(left))
    return true
  })
}

/** The library checks the challenge's signature, uses it up and opens the session. */
async function openSession(app: App, { headers }: Attempt, code: string) {
  try {
    const answer = await app.auth.api.verifyTOTP({
      body: { code },
      // Without a session cookie that may still be there: it would be taken for the one at stake.
      headers: new Headers({
        cookie: challengeOf(headers) ?? '',
        'x-forwarded-for': clientIp(),
        'user-agent': headers.get('user-agent') ?? '',
      }),
      returnHeaders: true,
    })
    return answer.headers
  } catch (error) {
    if (error instanceof APIError) return null
    throw error
  }
}

function challengeOf(headers: Headers): string | undefined {
  const cookies = headers.get('cookie')?.split(/;\s*/) ?? []
  return cookies.find((cookie) => cookie.split('=')[0]?.endsWith(challengeCookie))
}

async function readChallenged(app: App, headers: Headers, now: Date) {
  // Its signature is checked when the session is opened; here 20 random characters are proof enough.
  const [, identifier] = /=(2fa-[\w-]{1,40})\./.exec(challengeOf(headers) ?? '') ?? []
  if (!identifier) return null
  return (await app.db.system((tx) => store.selectChallenged(tx, identifier, now))) ?? null
}
