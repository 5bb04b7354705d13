import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { requireUser } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { hashPassword } from '#app/platform/password-hash.server.ts'
import { account } from '#content/account.ts'
import type { OpenAddressChange } from '../address/address-change.ts'
import { deleteChange, selectOwnState } from '../address/address-change-store.server.ts'
import { selectCalendar } from '../calendar/calendar-store.server.ts'
import type { MailChoices, OwnMails } from '../mail-choices/mail-choices.ts'
import { choicesIn } from '../mail-choices/mail-choices-service.server.ts'
import { isOwnPassword } from '../password/own-password.server.ts'
import { passwordFault } from '../password/password-policy.server.ts'
import { renewSession } from '../sign-in/session-service.server.ts'
import { deleteSessions, selectSessions } from '../sign-in/session-store.server.ts'
import { deleteTokens } from '../sign-in/token-store.server.ts'
import type { ListedSession } from './account.ts'
import { setPassword, updateFullName } from './account-store.server.ts'
import { securityNotice } from './security-notice.server.tsx'
import { deviceOf } from './user-agent.ts'

const { errors } = account

/** The data of the account page. @param browserZone the time zone of the browser, if it has told it */
export async function readOwnAccount(app: App, actor: Actor, browserZone: string | null) {
  const user = requireUser(actor)
  const hasChoices = user.role !== 'admin' && user.clientId !== null
  const [rows, state, choices, calendar] = await app.db.system(async (tx) => [
    await selectSessions(tx, user.userId, app.now()),
    await selectOwnState(tx, user.userId, app.now()),
    hasChoices ? await choicesIn(tx, user.userId) : null,
    hasChoices ? ((await selectCalendar(tx, user.userId)) ?? null) : null,
  ])
  const sessions: ListedSession[] = rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.user_agent),
    address: row.ip_address || null,
    started: row.created_at,
    lastUsed: row.last_used_at,
    isThis: row.id === user.sessionId,
  }))
  const { email, fullName, secondFactor = false } = user
  const mails = choices && ownMails(choices, user.timeZone, browserZone)
  const passkeys = Number(state?.passkeys ?? 0)
  const addressChange = openChange(state)
  return { email, fullName, addressChange, secondFactor, sessions, passkeys, mails, calendar }
}

function openChange(state: Awaited<ReturnType<typeof selectOwnState>>): OpenAddressChange | null {
  const { new_email: newEmail, expires_at: expiresAt } = state ?? {}
  if (!newEmail || !expiresAt) return null
  const agreed = { old: state?.old_agreed_at ?? null, new: state?.new_agreed_at ?? null }
  return { newEmail, expiresAt, agreed }
}

/** The choices with the zones to choose from; the zone of the browser is suggested. */
function ownMails(
  choices: MailChoices,
  chosen: string | undefined,
  browser: string | null,
): OwnMails {
  const timeZone = chosen ?? browser ?? 'UTC'
  const zones = [...new Set([timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
  return { ...choices, timeZone, zones, browserZone: browser === timeZone ? null : browser }
}

export async function changeFullName(app: App, actor: Actor, fullName: string): Promise<void> {
  const user = requireUser(actor)
  if (fullName === user.fullName) return
  await app.db.as(user, async (tx) => {
    await updateFullName(tx, user.userId, fullName)
    await audit(tx, {
      action: 'account.name_changed',
      subjectType: 'account',
      subjectId: user.userId,
      details: { from: user.fullName, to: fullName },
    })
  })
}

export type PasswordChange =
  /** The headers with the session's new token. */
  { ok: true; headers: Headers } | { ok: false; field: 'password' | 'newPassword'; message: string }

/**
 * Sets a new password; this session gets another token, every other one ends, a link to reset the old one and a change of
 * address that waits die, and the owner is told by mail.
 * @throws AppError `rate_limited` after too many wrong current passwords
 */
export async function changePassword(
  app: App,
  actor: Actor,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<PasswordChange> {
  const user = requireUser(actor)
  if (!(await isOwnPassword(app, user, password)))
    return { ok: false, field: 'password', message: errors.passwordWrong }
  const fault =
    newPassword === password ? errors.passwordSame : await passwordFault(newPassword, user)
  if (fault) return { ok: false, field: 'newPassword', message: fault }
  const hash = await hashPassword(newPassword)
  const headers = await app.db.system(async (tx) => {
    await setPassword(tx, user.userId, hash)
    await deleteTokens(tx, 'reset', user.userId)
    await deleteChange(tx, user.userId)
    await deleteSessions(tx, user.userId, user.sessionId)
    await audit(tx, {
      action: 'account.password_changed',
      subjectType: 'account',
      subjectId: user.userId,
    })
    await queueMail(app, tx, await securityNotice(app, 'passwordChanged', user.email), user.userId)
    return renewSession(app, tx, user)
  })
  return { ok: true, headers }
}
