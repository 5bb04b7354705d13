import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { requireMailAllowance } from '#app/features/mail/visitor-mail-service.server.ts'
import { requireUser } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { hashOfToken, newToken } from '#app/platform/identifier.server.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { account } from '#content/account.ts'
import { addressPart } from '#content/address-change.ts'
import { holdAccount, selectAnyAccount } from '../account/account-store.server.ts'
import { isOwnPassword } from '../password/own-password.server.ts'
import * as store from './address-change-store.server.ts'
import { addressMail } from './address-mails.server.tsx'

const hours = 24
const changesPerAccount: Limit = { hits: 5, seconds: 86_400 }
const mailsPerAddress: Limit = { hits: 5, seconds: 3_600 }

export type AddressAsked =
  | { ok: true }
  | { ok: false; field: 'email' | 'password'; message: string }

/**
 * Asks both mailboxes whether an account may have another address. The answer does not reveal whether another account has it:
 * that is told to its mailbox alone.
 * @throws AppError `rate_limited` after too many wrong passwords, changes of the account, or mails to the address
 */
export async function askForAddress(
  app: App,
  actor: Actor,
  wanted: { email: string; password: string },
): Promise<AddressAsked> {
  const user = requireUser(actor)
  const { userId, email: oldEmail } = user
  const newEmail = wanted.email
  if (!(await isOwnPassword(app, user, wanted.password)))
    return { ok: false, field: 'password', message: account.errors.passwordWrong }
  if (newEmail === oldEmail.toLowerCase())
    return { ok: false, field: 'email', message: addressPart.same }
  const now = app.now()
  await countHit(app, `address-change:${userId}`, changesPerAccount, now)
  await countHit(app, `account-mail:${newEmail}`, mailsPerAddress, now)
  const tokens = { old: newToken(), new: newToken() }
  const { baseUrl } = app.config
  const linkOf = (token: string) => `${baseUrl}/auth/address?token=${token}`
  const allow = await addressMail(app, 'addressAllow', {
    ...{ to: oldEmail, link: linkOf(tokens.old), oldEmail, newEmail },
  })
  // Both are rendered, so that the response time does not reveal which one is sent.
  const confirm = await addressMail(app, 'addressConfirm', {
    ...{ to: newEmail, link: linkOf(tokens.new), newEmail },
  })
  const taken = await addressMail(app, 'addressTaken', { to: newEmail, link: `${baseUrl}/auth` })
  const hashes = { old: hashOfToken(tokens.old), new: hashOfToken(tokens.new) }
  const expiresAt = new Date(now.getTime() + hours * 3_600_000)
  await app.db.system(async (tx) => {
    await requireMailAllowance(app, tx, 'link', confirm, null)
    await holdAccount(tx, userId)
    const isTaken = (await selectAnyAccount(tx, newEmail))?.email_verified
    await store.saveChange(tx, { userId, newEmail, hashes, now, expiresAt })
    await queueMail(app, tx, allow, userId)
    await queueMail(app, tx, isTaken ? taken : confirm, isTaken ? undefined : userId)
    await audit(tx, {
      action: 'account.address_asked',
      subjectType: 'account',
      subjectId: userId,
      details: { from: oldEmail, to: newEmail },
    })
  })
  return { ok: true }
}

/** Cancels the actor's own change. Returns whether there was one. */
export async function cancelAddressChange(app: App, actor: Actor): Promise<boolean> {
  const { userId, email } = requireUser(actor)
  return app.db.system(async (tx) => {
    await holdAccount(tx, userId)
    const change = await store.selectChange(tx, userId, app.now())
    if (!change) return false
    await store.deleteChange(tx, userId)
    await audit(tx, {
      action: 'account.address_cancelled',
      subjectType: 'account',
      subjectId: userId,
      details: { from: email, to: change.new_email },
    })
    return true
  })
}
