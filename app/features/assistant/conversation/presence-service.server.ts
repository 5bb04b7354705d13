import { z } from 'zod'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { conversationCopy } from '#content/conversations.ts'
import { hashOfSession, inSession } from './chat-session.server.ts'
import { selectConversation } from './conversation-store.server.ts'
import * as store from './presence-store.server.ts'
import { conversationSchema, sessionSchema } from './triage-request.server.ts'

const { errors } = conversationCopy
// One for each answer of staff that is read: enough for an office behind one address.
const perAddress: Limit = { hits: 600, seconds: 600 }

type Asked = { conversationId: string; sessionId: string }

/** Notes that the visitor is on the page. A conversation works without it, so a fault is only logged. */
export const noteHere = (app: App, asked: Asked) => note(app, asked, store.noteHere)

/** Notes that a page of the visitor was left. */
export const noteLeft = (app: App, asked: Asked) => note(app, asked, store.noteLeft)

async function note(
  app: App,
  { conversationId, sessionId }: Asked,
  work: (tx: Tx, conversationId: string) => Promise<void>,
): Promise<void> {
  try {
    await inSession(app, hashOfSession(sessionId), (tx) => work(tx, conversationId))
  } catch (error) {
    app.log.warn({ err: error }, 'presence was not stored')
  }
}

const schema = z.object(
  {
    sessionId: sessionSchema,
    conversationId: conversationSchema,
    seq: z.number({ error: errors.unreadable }).int().min(1).max(999_999),
  },
  { error: errors.unreadable },
)

/**
 * Notes that the messages up to a number were shown in an open panel: they need no mail.
 * @throws AppError `invalid`, `not_found` when the conversation belongs to another session, `rate_limited`
 */
export async function noteRead(app: App, body: unknown): Promise<void> {
  await countVisit(app, 'chat-seen', perAddress, app.now())
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new AppError('invalid', errors.unreadable)
  const { sessionId, conversationId, seq } = parsed.data
  await inSession(app, hashOfSession(sessionId), async (tx) => {
    const conversation = await selectConversation(tx, conversationId)
    if (!conversation) throw new AppError('not_found', errors.notFound)
    await store.noteRead(tx, conversationId, seq)
  })
}
