import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import type { Actor, User } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { hashOfToken } from '#app/platform/identifier.server.ts'
import { isToken } from '#app/platform/identifier.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { asNobody, isCurrentUser } from '#app/platform/request-scope.server.ts'
import * as accounts from '../account/account-store.server.ts'
import { renewSession } from '../sign-in/session-service.server.ts'
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

/** Makes the records of two addresses of the same person one. */
export type JoinPeople = (
  tx: Tx,
  addresses: { from: string; to: string },
  by: { userId: string; fullName: string },
) => Promise<void>

/** What became of an answer, and the headers with the new token of the session that stays. */
export type AddressAnswered = { outcome: AddressOutcome; headers?: Headers }

type Answer = { hash: Buffer; answer: 'agree' | 'refuse'; kept: User | undefined; join: JoinPeople }

/**
 * Answers a mailed link, which then does not work any more. When both have agreed, the address changes, and with it what is bound
 * to it; all sessions end but the one that answers, which gets another token.
 * @param join what is done when the new address is known as a person's already
 * @throws AppError `rate_limited`
 */
export async function answerAddressQuestion(
  app: App,
  actor: Actor,
  { token, answer }: { token: string; answer: 'agree' | 'refuse' },
  join: JoinPeople,
): Promise<AddressAnswered> {
  await countVisit(app, 'address-answer', answersPerAddress, app.now())
  if (!isToken(token)) return { outcome: 'dead' }
  const hash = hashOfToken(token)
  const found = await app.db.system((tx) => store.selectByLink(tx, hash, app.now()))
  if (!found) return { outcome: 'dead' }
  const kept = isCurrentUser(found.user_id) && actor.kind === 'user' ? actor : undefined
  const given = { hash, answer, kept, join }
  const work = () => app.db.system((tx) => answerIn(app, tx, found.user_id, given))
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

async function answerIn(app: App, tx: Tx, userId: string, given: Answer): Promise<AddressAnswered> {
  const { hash, answer } = given
  // The account first and then the change, in the order of whoever asks for one.
  const account = await accounts.selectAccountById(tx, userId)
  const change = account && (await store.selectChange(tx, account.id, app.now()))
  const isOpen = change?.old_token_hash?.equals(hash) || change?.new_token_hash?.equals(hash)
  if (!account || !change || !isOpen) return { outcome: 'dead' }
  const side = sideOf(change, hash)
  const record = recordOf(tx, account, { to: change.new_email, by: side })
  if (answer === 'refuse') {
    await store.deleteChange(tx, account.id)
    await record('account.address_refused')
    await tellKept(app, tx, account)
    return { outcome: 'refused' }
  }
  await store.noteAgreed(tx, account.id, side, app.now())
  await record('account.address_agreed')
  if (!(side === 'old' ? change.new_agreed_at : change.old_agreed_at)) return { outcome: 'waiting' }
  return finish(app, tx, account, { ...given, newEmail: change.new_email, side, record })
}

type Action = `account.address_${'refused' | 'agreed' | 'changed' | 'kept'}`

const recordOf =
  (tx: Tx, { id, email }: Account, { to, by }: { to: string; by: AddressSide }) =>
  (action: Action) =>
    audit(tx, {
      ...{ action, subjectType: 'account', subjectId: id },
      details: { from: email, to, by },
    })

type Finish = Answer & {
  newEmail: string
  side: AddressSide
  record: ReturnType<typeof recordOf>
}

async function finish(
  app: App,
  tx: Tx,
  account: Account,
  { newEmail, side, kept, join, record }: Finish,
): Promise<AddressAnswered> {
  const { id: userId, email: oldEmail, client_id: clientId, full_name: fullName } = account
  await store.deleteChange(tx, userId)
  const other = await accounts.selectAnyAccount(tx, newEmail)
  if (other?.email_verified) {
    await record('account.address_kept')
    await tellKept(app, tx, account)
    return { outcome: 'taken' }
  }
  // An account with this address was never verified; its mailbox has now agreed to another one.
  if (other) await accounts.deleteUnverified(tx, other.id)
  const addresses = { from: oldEmail, to: newEmail }
  await join(tx, addresses, { userId, fullName })
  const { contactMoved } = await moveAddress(tx, { userId, clientId, ...addresses }, app.now())
  if (contactMoved && clientId)
    await audit(tx, {
      ...{ action: 'client.updated', subjectType: 'client', subjectId: clientId },
      details: { changed: ['contact_email'] },
    })
  // Links that were mailed to the former address.
  await deleteTokens(tx, 'reset', userId)
  await deleteTokens(tx, 'verify', userId)
  await deleteSessions(tx, userId, kept?.sessionId)
  await record('account.address_changed')
  const byStranger = side === 'new' && !kept
  for (const to of [oldEmail, newEmail]) {
    const about = { to, link: `${app.config.baseUrl}/auth`, oldEmail, newEmail, byStranger }
    await queueMail(app, tx, await addressMail(app, 'addressChanged', about), userId)
  }
  return kept
    ? { outcome: 'changed', headers: await renewSession(app, tx, kept) }
    : { outcome: 'changed' }
}

/** Tells the owner that their address stays as it is. */
async function tellKept(app: App, tx: Tx, { id, email }: Account): Promise<void> {
  const link = `${app.config.baseUrl}/auth`
  await queueMail(app, tx, await addressMail(app, 'addressKept', { to: email, link }), id)
}
