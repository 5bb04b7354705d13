import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireUser } from '#app/platform/access.ts'
import { type Actor, type User, visitor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { hashOfToken, newToken } from '#app/platform/identifier.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { clientIp, recognise } from '#app/platform/request-scope.server.ts'
import {
  endedSessionCookie,
  readSessionToken,
  sessionCookie,
  sessionSeconds,
} from './session-cookie.server.ts'
import * as store from './session-store.server.ts'

// Its owner sees when a session was last used; not every request writes that down.
const useNotedAfter = 10 * 60_000
/** A session that is in use is prolonged once a day. */
const prolongedAfter = 86_400_000

/**
 * Who is behind the session cookie; role and client are read from the database at each request.
 * @returns the actor, and the cookie that prolongs the session when that is due
 * @throws DatabaseUnavailable when nobody can say who it is
 */
export async function readActor(
  app: App,
  headers: Headers,
): Promise<{ actor: Actor; cookies: string[] }> {
  const token = readSessionToken(app, headers)
  const session = token && (await store.selectSession(app.db.owner, hashOfToken(token), app.now()))
  if (!session) return { actor: visitor, cookies: [] }
  const isProlonged = await noteUse(app, session)
  return { actor: actorOf(session), cookies: isProlonged ? [sessionCookie(app, token)] : [] }
}

/** Whether the session lasts longer from now on. */
async function noteUse(app: App, session: store.SessionRow): Promise<boolean> {
  const now = app.now()
  const longest = now.getTime() + sessionSeconds * 1000
  const isDue = longest - Date.parse(session.expires_at) >= prolongedAfter
  const isIdle = now.getTime() - Date.parse(session.last_used_at) > useNotedAfter
  if (isDue || isIdle)
    await store.updateUse(app.db.owner, session.id, {
      now,
      expiresAt: isDue ? new Date(longest) : null,
    })
  return isDue
}

function actorOf(session: store.SessionRow): User {
  return {
    kind: 'user',
    userId: session.user_id,
    sessionId: session.id,
    email: session.email,
    fullName: session.full_name,
    role: session.role,
    clientId: session.client_id,
    ...(session.time_zone ? { timeZone: session.time_zone } : {}),
    ...(session.second_factor ? { secondFactor: true } : {}),
    ...(session.passkey ? { passkey: true } : {}),
  }
}

/** How somebody has proved who they are. */
export type Proved =
  | { with: 'password' | 'code' | 'recovery' }
  | { with: 'passkey'; passkeyId: string }

/** Headers carry the cookie of the session. */
export type Opened = { actor: User; headers: Headers }

/**
 * The only way to a session, whatever somebody has proved: opens one in the caller's transaction, which is
 * the owner's, and records it. From here on the request is this person's.
 * @param headers of the request
 * @returns undefined when the account is not verified or deactivated, or its client is inactive
 */
export async function openSession(
  app: App,
  tx: Tx,
  userId: string,
  how: Proved,
  headers: Headers,
): Promise<Opened | undefined> {
  const [token, now] = [newToken(), app.now()]
  const session = await store.insertSession(tx, userId, {
    tokenHash: hashOfToken(token),
    passkeyId: how.with === 'passkey' ? how.passkeyId : null,
    expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
    ip: clientIp(),
    userAgent: headers.get('user-agent') ?? '',
    now,
  })
  if (!session) return undefined
  const actor = actorOf(session)
  recognise(actor)
  const details = how.with === 'password' ? {} : { with: how.with }
  await audit(tx, { action: 'session.started', details })
  return { actor, headers: new Headers({ 'set-cookie': sessionCookie(app, token) }) }
}

/**
 * Gives the session that asks another token, in the caller's transaction.
 *
 * @returns the headers that hand it to the browser
 * @throws AppError `not_authenticated` when the session has ended in the meantime
 */
export async function renewSession(app: App, tx: Tx, user: User): Promise<Headers> {
  const token = newToken()
  if (!(await store.updateToken(tx, user.sessionId, hashOfToken(token))))
    throw new AppError('not_authenticated', 'User not authenticated')
  return new Headers({ 'set-cookie': sessionCookie(app, token) })
}

/** Ends the session and returns the headers that remove its cookie. */
export async function signOut(app: App, actor: Actor): Promise<Headers> {
  if (actor.kind === 'user')
    await app.db.system(async (tx) => {
      if (await store.deleteSession(tx, actor.userId, actor.sessionId))
        await audit(tx, { action: 'session.ended' })
    })
  return new Headers({ 'set-cookie': endedSessionCookie(app) })
}

/**
 * Ends one of a person's own sessions, elsewhere.
 * @throws AppError `not_found` when it is not the person's, or not there any more
 */
export async function endSession(app: App, actor: Actor, id: string): Promise<void> {
  const user = requireUser(actor)
  await app.db.system(async (tx) => {
    const ended = isUuid(id) && (await store.deleteSession(tx, user.userId, id))
    if (!ended) throw new AppError('not_found', 'Not found')
    await audit(tx, { action: 'session.ended', subjectType: 'session', subjectId: id })
  })
}

/** Ends every session of a person but the one that asks. Returns how many. */
export async function endOtherSessions(app: App, actor: Actor): Promise<number> {
  const user = requireUser(actor)
  return app.db.system(async (tx) => {
    const ended = await store.deleteSessions(tx, user.userId, user.sessionId)
    for (const id of ended)
      await audit(tx, { action: 'session.ended', subjectType: 'session', subjectId: id })
    return ended.length
  })
}
