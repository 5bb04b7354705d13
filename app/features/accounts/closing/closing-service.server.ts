import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { requireClientMember } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { account } from '#content/account.ts'
import { closing as copy } from '#content/account-closing.ts'
import { holdAccount } from '../account/account-store.server.ts'
import { isOwnPassword } from '../password/own-password.server.ts'
import { deleteTokens } from '../sign-in/token-store.server.ts'
import { endAccess } from '../users/user-service.server.ts'
import type { Closing } from './closing.ts'
import { closedMail, staffClosedMail } from './closing-mails.server.tsx'
import * as store from './closing-store.server.ts'

type Place = NonNullable<Awaited<ReturnType<typeof store.selectOwnPlace>>>

function hindranceOf({ role, administrators, colleagues }: Place): Closing['hindered'] {
  if (role !== 'client_admin' || Number(administrators) > 0) return null
  return Number(colleagues) > 0 ? 'colleagues' : 'alone'
}

/** @throws AppError `forbidden` for everyone but people of a client */
export async function readClosing(app: App, actor: Actor): Promise<Closing> {
  const { userId } = requireClientMember(actor)
  return app.db.system(async (tx) => {
    const place = await store.selectOwnPlace(tx, userId)
    if (!place) throw new AppError('forbidden', 'Not allowed')
    const decisions = await store.selectAwaitedDecisions(tx, userId)
    return { hindered: hindranceOf(place), decisions: decisions.length }
  })
}

export type Closed = { ok: true } | { ok: false; message: string }

/**
 * Closes the actor's own account: it is deactivated as staff would do it, and only staff open it again. Our team is told, with
 * the decisions that wait for the person.
 * @throws AppError `forbidden`; `conflict` for the only administrator of a client; `rate_limited` after too many wrong passwords
 */
export async function closeAccount(app: App, actor: Actor, password: string): Promise<Closed> {
  const user = requireClientMember(actor)
  const { userId, clientId } = user
  if (!(await isOwnPassword(app, user, password)))
    return { ok: false, message: account.errors.passwordWrong }
  await app.db.system(async (tx) => {
    await store.lockClientAdministrators(tx, clientId)
    await holdAccount(tx, userId)
    const place = await store.selectOwnPlace(tx, userId)
    if (!place) throw new AppError('forbidden', 'Not allowed')
    const hindered = hindranceOf(place)
    if (hindered) throw new AppError('conflict', copy.hindered[hindered])
    const decisions = await store.selectAwaitedDecisions(tx, userId)
    await endAccess(tx, place, app.now())
    await deleteTokens(tx, 'reset', userId)
    await store.deleteOwnFeeds(tx, userId)
    await audit(tx, {
      action: 'account.closed',
      subjectType: 'user',
      subjectId: place.id,
      details: { email: place.email, decisions: decisions.length },
    })
    await queueMail(app, tx, await closedMail(app, place.email), userId)
    const { notifyEmail, baseUrl } = app.config
    const told = { ...place, decisions, to: notifyEmail }
    await queueMail(app, tx, await staffClosedMail(told, baseUrl), userId)
  })
  return { ok: true }
}
