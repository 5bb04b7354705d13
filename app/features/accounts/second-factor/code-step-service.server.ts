import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { networkPlace } from '#app/platform/network-address.ts'
import {
  countHit,
  countVisit,
  type Limit,
  takeBackHit,
  takeBackVisit,
} from '#app/platform/rate-limit.server.ts'
import { clientIp, currentActor } from '#app/platform/request-scope.server.ts'
import { codeStep } from '#content/second-factor.ts'
import { securityNotice } from '../account/security-notice.server.tsx'
import { endedBrowserToken, readBrowserToken } from '../sign-in/browser-token.server.ts'
import { type Opened, openSession } from '../sign-in/session-service.server.ts'
import { takeToken } from '../sign-in/token-store.server.ts'
import { decrypt, hashOfCode, parseCodes } from './second-factor-secret.server.ts'
import * as store from './second-factor-store.server.ts'
import { stepOf } from './totp.server.ts'

// Whoever gets here knows the password; 3 of the 1,000,000 codes are valid at any moment.
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
  /** The field with the error; without one, the sign-in has to start again. */
  | { ok: false; field: 'code' | null; message: string }

/** Whether this browser has given the password but not the code yet. */
export async function isCodeAwaited(app: App, headers: Headers, now: Date): Promise<boolean> {
  return (await readChallenged(app, headers, now)) !== undefined
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
    await countVisit(app, 'code', triesPerAddress, now)
    for (const [key, limit] of limits) await countHit(app, key, limit, now)
  } catch (error) {
    await warnOwner(app, waiting, attempt)
    throw error
  }
  const opened = await app.db.system((tx) => open(app, tx, waiting, attempt))
  if (!opened) {
    const details = { email, step: 'second_factor' }
    await app.db.as(currentActor(), (tx) => audit(tx, { action: 'session.refused', details }))
    return { ok: false, field: 'code', message: codeStep.wrong[kind] }
  }
  await takeBackVisit(app, 'code')
  for (const [key] of limits) await takeBackHit(app, key)
  opened.headers.append('set-cookie', endedBrowserToken(app, 'code'))
  return { ok: true, ...opened }
}

/** Uses up the code and the pending sign-in, and opens the session, in one transaction. */
async function open(
  app: App,
  tx: Tx,
  { user_id: userId, email, secret }: store.Challenged,
  attempt: Attempt,
): Promise<Opened | undefined> {
  const { kind, headers, now } = attempt
  const challenge = readBrowserToken(app, 'code', headers)
  // Locked until the transaction ends: of two answers at the same time, one succeeds.
  if (!challenge || !(await store.selectChallenged(tx, challenge.hash, now))) return undefined
  const isRight =
    kind === 'code'
      ? await spendCode(app, tx, userId, secret, attempt)
      : await spendRecoveryCode(app, tx, userId, attempt.code)
  if (!isRight) return undefined
  await takeToken(tx, challenge, now)
  const opened = await openSession(app, tx, userId, { with: kind }, headers)
  if (opened && kind === 'recovery') {
    await audit(tx, { action: 'account.recovery_used' })
    await queueMail(app, tx, await securityNotice(app, 'recoveryUsed', email), userId)
  }
  return opened
}

/** Of two requests with the same code at the same time, one succeeds. */
async function spendCode(
  app: App,
  tx: Tx,
  userId: string,
  encrypted: string,
  { code, now }: Attempt,
): Promise<boolean> {
  const secret = decrypt(app, encrypted)
  const step = secret && stepOf(secret, code, now)
  return typeof step === 'number' && store.claimStep(tx, userId, step)
}

async function spendRecoveryCode(app: App, tx: Tx, userId: string, code: string): Promise<boolean> {
  const kept = (await store.selectSecondFactor(tx, userId))?.recovery_codes ?? ''
  const hash = hashOfCode(app, userId, code)
  const codes = parseCodes(kept)
  if (!codes.includes(hash)) return false
  const left = codes.filter((one) => one !== hash)
  await store.setRecoveryCodes(tx, userId, JSON.stringify(left))
  return true
}

/** Somebody who knows the password has sent many wrong codes: the owner is told by mail, once an hour. */
async function warnOwner(
  app: App,
  { user_id: userId, email }: store.Challenged,
  { now }: Attempt,
): Promise<void> {
  try {
    await countHit(app, `code-warning:${userId}`, warnings, now)
  } catch (error) {
    if (error instanceof AppError) return
    throw error
  }
  const notice = await securityNotice(app, 'codeGuessed', email)
  await app.db.system((tx) => queueMail(app, tx, notice, userId))
}

async function readChallenged(app: App, headers: Headers, now: Date) {
  const challenge = readBrowserToken(app, 'code', headers)
  return challenge && app.db.system((tx) => store.selectChallenged(tx, challenge.hash, now))
}
