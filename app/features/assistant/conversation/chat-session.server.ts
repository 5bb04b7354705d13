import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { visitor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { asNobody } from '#app/platform/request-scope.server.ts'
import { useSession } from './conversation-store.server.ts'

const addressHours = 24
const bucket = 'chat-uploads'

/** The stored form of a session's id, in hex. The id is random, so a plain hash is safe. */
export const hashOfSession = (sessionId: string): string =>
  createHash('sha256').update(`chat:${sessionId}`).digest('hex')

/**
 * Runs `work` with the rights of the session: it reaches that session's conversations and files only. A
 * signed-in user has no other rights here.
 */
export function inSession<T>(
  app: App,
  sessionHash: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return asNobody(() =>
    app.db.as(visitor, async (tx) => {
      await useSession(tx, sessionHash)
      return work(tx)
    }),
  )
}

/** The key of a stored file: the path that the specification names, in its own folder. */
export const storageKeyOf = (path: string): string => `${bucket}/${path}`
export const pathOfKey = (key: string): string => key.slice(bucket.length + 1)

/** A signed address for a file, valid for a day. */
export function signedAddress(app: App, path: string): string {
  const expires = String(app.now().getTime() + addressHours * 3_600_000)
  // In the query, because paths are logged and this one contains the session.
  const query = new URLSearchParams({ path, expires, signature: sign(app, path, expires) })
  return `/api/chat-files?${query}`
}

/** The path in a signed address; undefined when the signature is wrong or has expired. */
export function readAddress(
  app: App,
  address: string,
): { path: string; sessionId: string } | undefined {
  const base = app.config.baseUrl
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  if (url?.pathname !== '/api/chat-files') return undefined
  return readSigned(app, url.searchParams)
}

/** The same for the query of an address. */
export function readSigned(
  app: App,
  params: URLSearchParams,
): { path: string; sessionId: string } | undefined {
  const [path, expires] = [params.get('path') ?? '', params.get('expires') ?? '']
  const expected = Buffer.from(sign(app, path, expires))
  const given = Buffer.from(params.get('signature') ?? '')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const sessionId = path.split('/')[0] ?? ''
  const isOver = !(Number(expires) > app.now().getTime())
  return isOver || !isUuid(sessionId) ? undefined : { path, sessionId }
}

const sign = (app: App, path: string, expires: string): string =>
  createHmac('sha256', app.secret).update(`chat-file:${expires}:${path}`).digest('base64url')
