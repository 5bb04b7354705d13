import type { AuditAction } from '#app/features/audit/audit-actions.ts'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { isStaff, requireUser } from '#app/platform/access.ts'
import type { Actor, User } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { passkeys } from '#content/passkeys.ts'
import { secondFactor } from '#content/second-factor.ts'
import { holdAccount, selectPerson } from '../account/account-store.server.ts'
import { type NoticeKind, securityNotice } from '../account/security-notice.server.tsx'
import { deletePasskeys, hasPasskey } from '../passkeys/passkey-store.server.ts'
import { isOwnPassword } from '../password/own-password.server.ts'
import { renewSession } from '../sign-in/session-service.server.ts'
import { deleteSessions } from '../sign-in/session-store.server.ts'
import { type QrCode, qrCode } from './qr-code.server.ts'
import {
  decrypt,
  encrypt,
  keptCodes,
  newRecoveryCodes,
  parseCodes,
} from './second-factor-secret.server.ts'
import * as store from './second-factor-store.server.ts'
import { base32, newSecret, stepOf, totpAddress } from './totp.server.ts'

const { errors } = secondFactor
const setUpMinutes = 15
const codesPerSetUp: Limit = { hits: 10, seconds: 900 }

export type SecondFactorState =
  | { kind: 'off' }
  /** There is a passkey, but this session was not opened with it. */
  | { kind: 'passkey' }
  /** Started, and waiting for the first code. */
  | { kind: 'pending'; secret: string; address: string; qr: QrCode }
  | { kind: 'on'; recoveryCodesLeft: number }

export type Refused = { ok: false; field: 'password' | 'code'; message: string }

/** Whether a second factor is required of this person. */
export function needsSecondFactor(app: App, actor: Actor): boolean {
  return isStaff(actor) && app.config.requireAdmin2fa
}

/** Whether a second factor is required and this session has none. */
export function lacksSecondFactor(app: App, actor: Actor): boolean {
  if (actor.kind !== 'user' || actor.secondFactor || actor.passkey) return false
  return needsSecondFactor(app, actor)
}

/**
 * Whether a person who must have a second factor has a passkey but signed in without it. The password
 * alone must not be enough to add another factor or to remove this one.
 */
export async function owesPasskey(app: App, tx: Tx, user: User): Promise<boolean> {
  return lacksSecondFactor(app, user) && (await hasPasskey(tx, user.userId))
}

/** The state of a person's second factor. */
export async function readSecondFactor(app: App, actor: Actor): Promise<SecondFactorState> {
  const user = requireUser(actor)
  const [row, owes] = await app.db.system(async (tx) => [
    await store.selectSecondFactor(tx, user.userId),
    await owesPasskey(app, tx, user),
  ])
  if (row?.verified) {
    return { kind: 'on', recoveryCodesLeft: parseCodes(row.recovery_codes).length }
  }
  if (owes) return { kind: 'passkey' }
  const secret = await readPending(app, row)
  if (!secret) return { kind: 'off' }
  const address = totpAddress(secret, user.email)
  return { kind: 'pending', secret: base32(secret), address, qr: qrCode(address) }
}

async function readPending(app: App, row: store.SecondFactor | undefined): Promise<string | null> {
  if (!row || row.verified) return null
  const age = app.now().getTime() - new Date(row.created_at).getTime()
  return age > setUpMinutes * 60_000 ? null : decrypt(app, row.secret)
}

/** Creates a key; it takes effect when a code made with it is entered. */
export async function beginSetUp(
  app: App,
  actor: Actor,
  password: string,
): Promise<{ ok: true } | Refused> {
  const user = requireUser(actor)
  if (!(await isOwnPassword(app, user, password))) return wrongPassword
  const secret = encrypt(app, newSecret())
  await app.db.system(async (tx) => {
    // Of two requests at the same time, the second replaces what the first has started.
    await holdAccount(tx, user.userId)
    if (await owesPasskey(app, tx, user)) throw new AppError('forbidden', passkeys.errors.useIt)
    if ((await store.selectSecondFactor(tx, user.userId))?.verified)
      throw new AppError('conflict', errors.alreadyOn)
    await store.insertSecondFactor(tx, user.userId, secret)
  })
  return { ok: true }
}

/** Cancels an unfinished set-up. */
export async function cancelSetUp(app: App, actor: Actor): Promise<void> {
  const user = requireUser(actor)
  await app.db.system((tx) => store.deletePending(tx, user.userId))
}

const wrongPassword: Refused = { ok: false, field: 'password', message: errors.password }

/**
 * The first code of the app turns the second factor on. Other sessions, opened without one, end, and this one gets
 * another token: whoever has copied the former one has shown no factor.
 * @returns the recovery codes, which are never shown again, and the headers with the new token
 */
export async function confirmSetUp(
  app: App,
  actor: Actor,
  code: string,
): Promise<{ ok: true; recoveryCodes: string[]; headers: Headers } | Refused> {
  const user = requireUser(actor)
  await countHit(app, `set-up-code:${user.userId}`, codesPerSetUp, app.now())
  const recoveryCodes = newRecoveryCodes()
  const kept = keptCodes(app, user.userId, recoveryCodes)
  return app.db.system(async (tx) => {
    await holdAccount(tx, user.userId)
    // The set-up may have been started, with the password alone, before the passkey was added.
    if (await owesPasskey(app, tx, user)) throw new AppError('forbidden', passkeys.errors.useIt)
    const row = await store.selectSecondFactor(tx, user.userId)
    const secret = await readPending(app, row)
    if (!secret) throw new AppError('conflict', errors.expired)
    const step = stepOf(secret, code, app.now())
    if (step === null) return { ok: false, field: 'code', message: errors.code }
    await store.claimStep(tx, user.userId, step)
    await store.turnOn(tx, user.userId, kept)
    await deleteSessions(tx, user.userId, user.sessionId)
    await record(app, tx, user, { action: 'account.totp_enabled', notice: 'totpEnabled' })
    return { ok: true, recoveryCodes, headers: await renewSession(app, tx, user) }
  })
}

/** Creates ten new recovery codes; the old ones become invalid. */
export async function renewRecoveryCodes(
  app: App,
  actor: Actor,
  password: string,
): Promise<{ ok: true; recoveryCodes: string[] } | Refused> {
  const user = requireUser(actor)
  if (!(await isOwnPassword(app, user, password))) return wrongPassword
  const recoveryCodes = newRecoveryCodes()
  const kept = keptCodes(app, user.userId, recoveryCodes)
  return app.db.system(async (tx) => {
    if (!(await store.selectSecondFactor(tx, user.userId))?.verified)
      throw new AppError('conflict', errors.notOn)
    await store.setRecoveryCodes(tx, user.userId, kept)
    await record(app, tx, user, { action: 'account.recovery_renewed', notice: 'codesRenewed' })
    return { ok: true, recoveryCodes }
  })
}

/** @throws AppError `forbidden` for an administrator who has to have one */
export async function turnOffSecondFactor(
  app: App,
  actor: Actor,
  password: string,
): Promise<{ ok: true } | Refused> {
  const user = requireUser(actor)
  if (needsSecondFactor(app, actor)) throw new AppError('forbidden', errors.required)
  if (!(await isOwnPassword(app, user, password))) return wrongPassword
  return app.db.system(async (tx) => {
    if (await store.turnOff(tx, user.userId))
      await record(app, tx, user, { action: 'account.totp_disabled', notice: 'totpDisabled' })
    return { ok: true }
  })
}

/**
 * Removes the authenticator app and the passkeys of an account whose owner has lost them, and ends its
 * sessions. For administrators, and not for their own account.
 * @throws AppError `forbidden`, `not_found` when there is none
 */
export async function resetSecondFactor(app: App, actor: Actor, userId: string): Promise<void> {
  const user = requireUser(actor)
  if (user.role !== 'admin' || userId === user.userId)
    throw new AppError('forbidden', 'Not allowed')
  await app.db.system(async (tx) => {
    const person = await selectPerson(tx, userId)
    const had = [await store.turnOff(tx, userId), await deletePasskeys(tx, userId)]
    if (!person || !had.includes(true)) throw new AppError('not_found', 'Not found')
    await deleteSessions(tx, userId)
    const details = { email: person.email, reset: true }
    await audit(tx, {
      action: 'account.totp_disabled',
      subjectType: 'account',
      subjectId: userId,
      details,
    })
    await queueMail(app, tx, await securityNotice(app, 'totpReset', person.email), userId)
  })
}

/** In the audit log, and in a mail to the owner. */
async function record(
  app: App,
  tx: Tx,
  user: User,
  { action, notice }: { action: AuditAction; notice: NoticeKind },
): Promise<void> {
  await audit(tx, { action, subjectType: 'account', subjectId: user.userId })
  await queueMail(app, tx, await securityNotice(app, notice, user.email), user.userId)
}
