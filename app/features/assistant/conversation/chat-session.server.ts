import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { visitor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { asNobody } from '#app/platform/request-scope.server.ts'
import { useSession } from './conversation-store.server.ts'

const addressHours = 24
const bucket = 'chat-uploads'

/** What is kept of a session's id, in hex. It is random, so a plain hash is as good as a slow one. */
export const hashOfSession = (sessionId: string): string =>
  createHash('sha256').update(`chat:${sessionId}`).digest('hex')

/**
 * Runs `work` as whoever holds the session: it sees that session's conversations and files and no
 * others. Who is signed in on the site is nobody in particular here.
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

/** Where a file of a chat is kept: the path that the specification names, in a folder of its own. */
export const storageKeyOf = (path: string): string => `${bucket}/${path}`
export const pathOfKey = (key: string): string => key.slice(bucket.length + 1)

/** The address of a file for its own session, good for a day. */
export function signedAddress(app: App, path: string): string {
  const expires = String(app.now().getTime() + addressHours * 3_600_000)
  // As a query: paths stand in the log, and this one names the session.
  const query = new URLSearchParams({ path, expires, signature: sign(app, path, expires) })
  return `/api/chat-files?${query}`
}

/** The file's path, when the address is one of ours and still good. */
export function readAddress(
  app: App,
  address: string,
): { path: string; sessionId: string } | undefined {
  const base = app.config.baseUrl
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  if (url?.pathname !== '/api/chat-files') return undefined
  return readSigned(app, url.searchParams)
}

/** The same for the query alone, which is all that the file's own address is judged by. */
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
