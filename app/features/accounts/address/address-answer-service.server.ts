import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { hashOfToken } from '#app/platform/identifier.server.ts'
import { isToken } from '#app/platform/identifier.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { asNobody, isCurrentUser } from '#app/platform/request-scope.server.ts'
import * as accounts from '../account/account-store.server.ts'
import { deleteSessions } from '../sign-in/session-store.server.ts'
import { deleteTokens } from '../sign-in/token-store.server.ts'
import type { AddressOutcome, AddressQuestion, AddressSide } from './address-change.ts'
import * as store from './address-change-store.server.ts'
import { addressMail } from './address-mails.server.tsx'
import { moveAddress } from './moved-address-store.server.ts'

const answersPerAddress: Limit = { hits: 60, seconds: 3_600 }

/** What a mailed link asks, without answering it; null when it does not work (any more). */
export async function readAddressQuestion(
  app: App,
  token: string,
): Promise<AddressQuestion | null> {
  if (!isToken(token)) return null
  const hash = hashOfToken(token)
  const found = await app.db.system((tx) => store.selectByLink(tx, hash, app.now()))
  if (!found) return null
  const side = sideOf(found, hash)
  return { side, newEmail: found.new_email, oldEmail: side === 'old' ? found.email : null }
}

const sideOf = (change: { old_token_hash: Buffer | null }, hash: Buffer): AddressSide =>
  change.old_token_hash?.equals(hash) ? 'old' : 'new'

/**
 * Answers a mailed link, which then does not work any more. When both have agreed, the address changes, and with it what is bound
 * to it; all sessions end but the one that answers.
 * @throws AppError `rate_limited`
 */
export async function answerAddressQuestion(
  app: App,
  actor: Actor,
  { token, answer }: { token: string; answer: 'agree' | 'refuse' },
): Promise<AddressOutcome> {
  await countVisit(app, 'address-answer', answersPerAddress, app.now())
  if (!isToken(token)) return 'dead'
  const hash = hashOfToken(token)
  const found = await app.db.system((tx) => store.selectByLink(tx, hash, app.now()))
  if (!found) return 'dead'
  const kept = isCurrentUser(found.user_id) && actor.kind === 'user' ? actor.sessionId : undefined
  const work = () => app.db.system((tx) => answerIn(app, tx, found.user_id, { hash, answer, kept }))
  const once = () =>
    work().catch((error) => {
      // Another account got the address at the same moment: now it is found.
      if (isUniqueViolation(error)) return work()
      throw error
    })
  // Whoever has the mailbox need not be who is signed in in this browser.
  return kept ? once() : asNobody(once)
}

type Account = NonNullable<Awaited<ReturnType<typeof accounts.selectAccountById>>>

async function answerIn(
  app: App,
  tx: Tx,
  userId: string,
  { hash, answer, kept }: { hash: Buffer; answer: 'agree' | 'refuse'; kept: string | undefined },
): Promise<AddressOutcome> {
  // The account first and then the change, in the order of whoever asks for one.
  const account = await accounts.selectAccountById(tx, userId)
  const change = account && (await store.selectChange(tx, account.id, app.now()))
  const isOpen = change?.old_token_hash?.equals(hash) || change?.new_token_hash?.equals(hash)
  if (!account || !change || !isOpen) return 'dead'
  const side = sideOf(change, hash)
  const record = recordOf(tx, account, change.new_email)
  if (answer === 'refuse') {
    await store.deleteChange(tx, account.id)
    await record('account.address_refused', { by: side })
    await tellKept(app, tx, account)
    return 'refused'
  }
  await store.noteAgreed(tx, account.id, side, app.now())
  await record('account.address_agreed', { by: side })
  if (!(side === 'old' ? change.new_agreed_at : change.old_agreed_at)) return 'waiting'
  return finish(app, tx, account, { newEmail: change.new_email, kept })
}

type Action = `account.address_${'refused' | 'agreed' | 'changed' | 'kept'}`

const recordOf =
  (tx: Tx, { id, email }: Account, newEmail: string) =>
  (action: Action, more: Record<string, unknown> = {}) =>
    audit(tx, {
      action,
      subjectType: 'account',
      subjectId: id,
      details: { from: email, to: newEmail, ...more },
    })

async function finish(
  app: App,
  tx: Tx,
  account: Account,
  { newEmail, kept }: { newEmail: string; kept: string | undefined },
): Promise<AddressOutcome> {
  const { id: userId, email: oldEmail, client_id: clientId } = account
  const record = recordOf(tx, account, newEmail)
  await store.deleteChange(tx, userId)
  const other = await accounts.selectAnyAccount(tx, newEmail)
  if (other?.email_verified) {
    await record('account.address_kept')
    await tellKept(app, tx, account)
    return 'taken'
  }
  // An account with this address was never verified; its mailbox has now agreed to another one.
  if (other) await accounts.deleteUnverified(tx, other.id)
  await moveAddress(tx, { userId, clientId, from: oldEmail, to: newEmail }, app.now())
  // Links that were mailed to the former address.
  await deleteTokens(tx, 'reset', userId)
  await deleteTokens(tx, 'verify', userId)
  await deleteSessions(tx, userId, kept)
  await record('account.address_changed')
  for (const to of [oldEmail, newEmail]) {
    const about = { to, link: `${app.config.baseUrl}/auth`, oldEmail, newEmail }
    await queueMail(app, tx, await addressMail(app, 'addressChanged', about), userId)
  }
  return 'changed'
}

/** Tells the owner that their address stays as it is. */
async function tellKept(app: App, tx: Tx, { id, email }: Account): Promise<void> {
  const link = `${app.config.baseUrl}/auth`
  await queueMail(app, tx, await addressMail(app, 'addressKept', { to: email, link }), id)
}
