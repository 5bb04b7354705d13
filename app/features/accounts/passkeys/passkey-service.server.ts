import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { requireUser } from '#app/platform/access.ts'
import type { Actor, User } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { passkeys as copy } from '#content/passkeys.ts'
import { holdAccount } from '../account/account-store.server.ts'
import { type NoticeKind, securityNotice } from '../account/security-notice.server.tsx'
import { isOwnPassword } from '../password/own-password.server.ts'
import { needsSecondFactor, owesPasskey } from '../second-factor/second-factor-service.server.ts'
import { selectSecondFactor } from '../second-factor/second-factor-store.server.ts'
import { issueBrowserToken, readBrowserToken } from '../sign-in/browser-token.server.ts'
import { renewSession } from '../sign-in/session-service.server.ts'
import { takeToken } from '../sign-in/token-store.server.ts'
import type { ListedPasskey } from './passkey.ts'
import * as store from './passkey-store.server.ts'
import { creationOptions, readNewPasskey } from './webauthn.server.ts'

const { errors } = copy
const atMost = 20

type Refused = { ok: false; field: 'password'; message: string }

/** The passkeys a person signs in with. */
export async function listPasskeys(app: App, actor: Actor): Promise<ListedPasskey[]> {
  const user = requireUser(actor)
  const rows = await app.db.system((tx) => store.selectPasskeys(tx, user.userId))
  return rows.map(({ id, name, created_at, last_used_at }) => {
    return { id, name, added: created_at, lastUsed: last_used_at }
  })
}

/**
 * The options with which the browser asks a device for a new passkey; valid for five minutes.
 * @returns the options, and the cookie that the answer has to come with
 * @throws AppError `conflict` when there are as many as allowed, `forbidden`, `rate_limited`
 */
export async function beginPasskey(
  app: App,
  actor: Actor,
  password: string,
): Promise<{ ok: true; options: unknown; headers: Headers } | Refused> {
  const user = requireUser(actor)
  if (!(await isOwnPassword(app, user, password))) return wrongPassword
  const { token, headers, known } = await app.db.system(async (tx) => {
    const known = await requireRoom(app, tx, user)
    return { known, ...(await issueBrowserToken(app, tx, 'new_passkey', user.userId)) }
  })
  return { ok: true, options: await creationOptions(app, token, user.email, known), headers }
}

/** @returns the existing passkeys @throws AppError `conflict`, `forbidden` when no other can be added */
async function requireRoom(app: App, tx: Tx, user: User): Promise<store.PasskeyRow[]> {
  const known = await store.selectPasskeys(tx, user.userId)
  if (known.length >= atMost) throw new AppError('conflict', errors.many)
  if (await owesPasskey(app, tx, user)) throw new AppError('forbidden', errors.useIt)
  return known
}

const wrongPassword: Refused = { ok: false, field: 'password', message: errors.password }

/**
 * Stores the passkey that the device has made. The owner is told by mail. With the first one this session gets
 * another token: whoever has copied the former one has shown no factor.
 * @returns the headers with the new token, if there is one
 * @throws AppError `invalid` when it does not answer this session's challenge; `forbidden` when the password
 *   alone is not enough
 */
export async function addPasskey(
  app: App,
  actor: Actor,
  { name, response, headers }: { name: string; response: unknown; headers: Headers },
): Promise<Headers | undefined> {
  const user = requireUser(actor)
  const asked = readBrowserToken(app, 'new_passkey', headers)
  // The first answer uses up the challenge, right or wrong.
  const taken = asked && (await app.db.system((tx) => takeToken(tx, asked, app.now())))
  const isOwn = asked && taken?.userId === user.userId
  const made = isOwn ? await readNewPasskey(app, asked.token, response) : undefined
  if (!made) throw new AppError('invalid', errors.notAdded)
  return app.db.system(async (tx) => {
    await holdAccount(tx, user.userId)
    const known = await requireRoom(app, tx, user)
    if (!(await store.insertPasskey(tx, user.userId, name, made)))
      throw new AppError('invalid', errors.notAdded)
    await record(app, tx, user, { action: 'added', name, notice: 'passkeyAdded' })
    return known.length === 0 ? renewSession(app, tx, user) : undefined
  })
}

/** @throws AppError `not_found` */
export async function renamePasskey(
  app: App,
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const user = requireUser(actor)
  await app.db.system(async (tx) => {
    const { one } = await find(tx, user, id)
    if (one.name === name) return
    await store.updateName(tx, id, name)
    await record(app, tx, user, { action: 'renamed', name, from: one.name })
  })
}

/**
 * Removes a passkey and ends the other sessions that it opened. The owner is told by mail.
 * @throws AppError `not_found`; `forbidden` for the only second factor of an administrator who has to have one,
 *   and for one who came with the password alone
 */
export async function removePasskey(
  app: App,
  actor: Actor,
  { id, password }: { id: string; password: string },
): Promise<{ ok: true } | Refused> {
  const user = requireUser(actor)
  if (!(await isOwnPassword(app, user, password))) return wrongPassword
  return app.db.system(async (tx) => {
    const { one, all } = await find(tx, user, id)
    if (await owesPasskey(app, tx, user)) throw new AppError('forbidden', errors.useIt)
    const hasApp = (await selectSecondFactor(tx, user.userId))?.verified
    if (needsSecondFactor(app, user) && all.length === 1 && !hasApp)
      throw new AppError('forbidden', errors.lastFactor)
    await store.deletePasskey(tx, id, user.sessionId)
    const notice = 'passkeyRemoved'
    await record(app, tx, user, { action: 'removed', name: one.name, notice })
    return { ok: true }
  })
}

async function find(tx: Tx, user: User, id: string) {
  const all = await store.lockPasskeys(tx, user.userId)
  const one = all.find((passkey) => passkey.id === id)
  if (!one) throw new AppError('not_found', errors.gone)
  return { one, all }
}

type Change = {
  action: 'added' | 'renamed' | 'removed'
  name: string
  from?: string
  notice?: NoticeKind
}

/** In the audit log, and in a mail to the owner. */
async function record(app: App, tx: Tx, user: User, change: Change): Promise<void> {
  const { action, name, from, notice } = change
  await audit(tx, {
    action: `account.passkey_${action}`,
    subjectType: 'account',
    subjectId: user.userId,
    details: from ? { from, to: name } : { name },
  })
  if (notice) await queueMail(app, tx, await securityNotice(app, notice, user.email), user.userId)
}
