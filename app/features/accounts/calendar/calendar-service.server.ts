import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { requireClientMember } from '#app/platform/access.ts'
import type { Actor, User } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { hashOfToken, newToken } from '#app/platform/identifier.server.ts'
import { countHit, countVisit } from '#app/platform/rate-limit.server.ts'
import { holdOwnProfile } from '../account/account-store.server.ts'
import { securityNotice } from '../account/security-notice.server.tsx'
import * as store from './calendar-store.server.ts'

const hour = 3_600_000
const madePerPerson = { hits: 20, seconds: 86_400 }
/** Calendar services read the calendars of many people from one address. */
const readsPerAddress = { hits: 1_200, seconds: 3_600 }
const readsPerCalendar = { hits: 60, seconds: 3_600 }

/**
 * Gives the actor an address for their calendar program; a former one does not work any more. The owner is told by mail.
 * @returns the address, which is shown only now
 */
export async function makeCalendar(app: App, actor: Actor): Promise<string> {
  const { userId, email } = requireClientMember(actor)
  await countHit(app, `calendar-made:${userId}`, madePerPerson, app.now())
  const token = newToken()
  const notice = await securityNotice(app, 'calendarMade', email)
  await app.db.as(actor, async (tx) => {
    await holdOwnProfile(tx, userId)
    const replaced = await store.deleteCalendar(tx, userId)
    await store.insertCalendar(tx, { userId, tokenHash: hashOfToken(token), now: app.now() })
    await audit(tx, {
      action: replaced ? 'account.calendar_replaced' : 'account.calendar_made',
      subjectType: 'account',
      subjectId: userId,
    })
    await queueMail(app, tx, notice, userId)
  })
  return `${app.config.baseUrl}/calendar/${token}.ics`
}

/** From now on nobody reads the actor's calendar. Returns whether anybody could. */
export async function revokeCalendar(app: App, actor: Actor): Promise<boolean> {
  const { userId } = requireClientMember(actor)
  return app.db.as(actor, async (tx) => {
    const revoked = await store.deleteCalendar(tx, userId)
    if (revoked)
      await audit(tx, {
        action: 'account.calendar_revoked',
        subjectType: 'account',
        subjectId: userId,
      })
    return revoked
  })
}

/**
 * Whose calendar an address is, as they are now; undefined for every address that does not work (any more).
 * @throws AppError `rate_limited` for whoever reads too often
 */
export async function readCalendarOwner(app: App, token: string): Promise<User | undefined> {
  const now = app.now()
  await countVisit(app, 'calendar-reads', readsPerAddress, now)
  const found = await app.db.system((tx) => store.selectCalendarOwner(tx, hashOfToken(token)))
  if (!found) return undefined
  const { user_id: userId, email, full_name: fullName, role, client_id: clientId } = found
  await countHit(app, `calendar:${userId}`, readsPerCalendar, now)
  if (!found.read_at || now.getTime() - Date.parse(found.read_at) > hour)
    await app.db.system((tx) => store.noteReading(tx, userId, now))
  return { kind: 'user', sessionId: '', userId, email, fullName, role, clientId }
}
