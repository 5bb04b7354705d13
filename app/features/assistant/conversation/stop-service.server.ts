import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { conversationCopy } from '#content/conversations.ts'
import type { Reply } from '../assistant.ts'
import { stopChannel } from './answer-stops.ts'
import { hashOfSession } from './chat-session.server.ts'
import { signalStop } from './conversation-store.server.ts'
import { type Composed, courtesy } from './message-screening.server.ts'
import type { TakenMessage } from './take-message.server.ts'
import { messageSchema, sessionSchema } from './triage-request.server.ts'

const { errors } = conversationCopy
const perAddress: Limit = { hits: 240, seconds: 600 }
const schema = z.object(
  { sessionId: sessionSchema, messageId: messageSchema },
  { error: errors.unreadable },
)

type OnToken = (text: string) => void

const topicOf = (sessionHash: string, messageId: string) =>
  createHash('sha256').update(`${sessionHash}:${messageId}`).digest('hex')

/**
 * Stops the answer to a message, whichever instance composes it. A message that is answered already, or
 * that another session sent, is left as it is.
 * @throws AppError `invalid`, `rate_limited`
 */
export async function stopAnswer(app: App, body: unknown): Promise<void> {
  await countVisit(app, 'chat-stop', perAddress, app.now())
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new AppError('invalid', errors.unreadable)
  const topic = topicOf(hashOfSession(parsed.data.sessionId), parsed.data.messageId)
  app.chatStops.stop(topic)
  await app.db.system((tx) => signalStop(tx, stopChannel, topic))
}

/**
 * Composes an answer until it is complete or the visitor stops it. After that `signal` is aborted and no
 * more words are passed on.
 * @param work gets the signal and where its words go
 * @returns what `work` gave, or the words that were shown before it was stopped
 */
export async function untilStopped<T extends object>(
  app: App,
  asked: { sessionHash: string; messageId: string | undefined },
  onToken: OnToken,
  work: (signal: AbortSignal, onToken: OnToken) => Promise<T>,
): Promise<T | { shown: string }> {
  const { sessionHash, messageId } = asked
  const control = new AbortController()
  if (!messageId) return work(control.signal, onToken)
  let shown = ''
  const stopped = new Promise<{ shown: string }>((resolve) => {
    control.signal.addEventListener('abort', () => resolve({ shown }), { once: true })
  })
  const stop = () => control.abort()
  const off = app.chatStops.on(app, topicOf(sessionHash, messageId), stop)
  const done = work(control.signal, (text) => {
    if (control.signal.aborted) return
    shown += text
    onToken(text)
  })
  // After a stop nobody waits for it.
  done.catch(() => {})
  try {
    return await Promise.race([done, stopped])
  } finally {
    off()
  }
}

/** What was shown of an answer before the visitor stopped it. */
export function cut({ request }: TakenMessage, shown: string): Composed {
  const kind = request.screening.danger ? 'safety' : 'answer'
  const reply: Reply = { ...courtesy(shown), kind, isCut: true }
  return { reply, step: {} }
}
