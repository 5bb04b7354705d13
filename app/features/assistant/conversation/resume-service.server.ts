import { z } from 'zod'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { conversationCopy } from '#content/conversations.ts'
import { hashOfSession, inSession } from './chat-session.server.ts'
import { hashOfKey, keyExpiry, longestDaysInAll } from './resume-key.server.ts'
import { deleteKey, insertSession, slideKey, useKey } from './resume-store.server.ts'
import { conversationSchema, sessionSchema } from './triage-request.server.ts'

const { errors } = conversationCopy
// Every load of the page that opens the chat: enough for an office behind one address.
const perAddress: Limit = { hits: 600, seconds: 600 }

const schema = z.object(
  {
    sessionId: sessionSchema,
    conversationId: conversationSchema,
    key: z.string({ error: errors.unreadable }).min(1).max(100),
  },
  { error: errors.unreadable },
)

/**
 * Lets a session into the conversation of a resume key, which stays valid from now on again; what was said is then read from
 * `GET /api/chat-events`.
 * @throws AppError `invalid`, `rate_limited`, `not_found` when the key is none, has expired, belongs to
 *   another conversation, or the conversation was deleted
 */
export async function resumeChat(app: App, body: unknown): Promise<void> {
  const { sessionId, conversationId, key } = await readRequest(app, 'chat-resume', body)
  const sessionHash = hashOfSession(sessionId)
  const isIn = await inSession(app, sessionHash, async (tx) => {
    await useKey(tx, hashOfKey(key))
    await slideKey(tx, conversationId, keyExpiry(app), longestDaysInAll)
    return insertSession(tx, conversationId, sessionHash)
  })
  if (!isIn) throw new AppError('not_found', errors.notFound)
}

/** Deletes a resume key: no load of the page goes on with the conversation by it. @throws AppError */
export async function forgetChat(app: App, body: unknown): Promise<void> {
  const { sessionId, conversationId, key } = await readRequest(app, 'chat-forget', body)
  await inSession(app, hashOfSession(sessionId), async (tx) => {
    await useKey(tx, hashOfKey(key))
    await deleteKey(tx, conversationId)
  })
}

async function readRequest(app: App, endpoint: string, body: unknown) {
  await countVisit(app, endpoint, perAddress, app.now())
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new AppError('invalid', errors.unreadable)
  return parsed.data
}
