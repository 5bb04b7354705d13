import { isDeepStrictEqual } from 'node:util'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit, countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { clientIp, inThisScope } from '#app/platform/request-scope.server.ts'
import { conversationCopy } from '#content/conversations.ts'
import type { ChatEvent } from '../assistant.ts'
import { hashOfSession, inSession } from './chat-session.server.ts'
import { selectConversation } from './conversation-store.server.ts'
import { streamEvents } from './event-stream.server.ts'
import { selectMessages } from './message-store.server.ts'
import { noteHere, noteLeft } from './presence-service.server.ts'
import { messageFor } from './transcript.server.ts'
import { sessionSchema } from './triage-request.server.ts'
import { handOffOf } from './triage-service.server.ts'

const channel = 'chat'
const { errors } = conversationCopy
const perConversation: Limit = { hits: 60, seconds: 60 }
// Enough for an office behind one address: a hundred people who ask every ten seconds.
const perAddress: Limit = { hits: 6_000, seconds: 600 }
const streamsPerConversation = 3
const pingSeconds = 25
/** The stream ends after this time and the browser opens another one. */
const streamMinutes = 10

/** @param all messages of everybody, not only those of staff */
type Asked = { conversationId: string; sessionId: string; after: number; all: boolean }

/**
 * Checks a request for the events of a conversation.
 * @throws AppError `invalid`, `not_found`, `rate_limited`
 */
export async function readEventsRequest(app: App, params: URLSearchParams): Promise<Asked> {
  await countVisit(app, 'chat-news', perAddress, app.now())
  const session = sessionSchema.safeParse(params.get('sessionId'))
  if (!session.success) throw new AppError('invalid', errors.session)
  const conversation = sessionSchema.safeParse(params.get('conversationId'))
  if (!conversation.success) throw new AppError('not_found', errors.notFound)
  const after = params.get('after') ?? '0'
  if (!/^\d{1,6}$/.test(after)) throw new AppError('invalid', errors.unreadable)
  const sessionId = session.data
  const conversationId = conversation.data
  // Only existing conversations are counted: a made-up id must not leave a row behind.
  const isThere = await inSession(app, hashOfSession(sessionId), (tx) =>
    selectConversation(tx, conversationId),
  )
  if (!isThere) throw new AppError('not_found', errors.notFound)
  await countHit(app, `chat-news:${conversationId}`, perConversation, app.now())
  await noteHere(app, { conversationId, sessionId })
  return { conversationId, sessionId, after: Number(after), all: params.get('all') === '1' }
}

/** What was written since `after`, and whether somebody answers. @throws AppError `not_found` */
export function readChatEvent(app: App, asked: Asked): Promise<ChatEvent> {
  const { conversationId, sessionId, after } = asked
  return inSession(app, hashOfSession(sessionId), async (tx) => {
    // In this order: a state older than the messages beside it would never be corrected.
    const kept = await selectMessages(tx, conversationId, asked)
    const conversation = await selectConversation(tx, conversationId)
    if (!conversation) throw new AppError('not_found', errors.notFound)
    const messages = kept.map((one) => messageFor(app, sessionId, conversation, one))
    const { state, taken_by_name: staffName } = conversation
    const seq = messages.at(-1)?.seq ?? after
    return { messages, handOff: handOffOf(state), staffName, seq }
  })
}

const stateOf = ({ handOff, staffName }: ChatEvent) => ({ handOff, staffName })

/**
 * The same as a stream: what there is now, then each message as it is stored, by whichever instance. The
 * event `full` says that the stream ends because its place is needed; the browser then polls.
 * @throws AppError `not_found`, `rate_limited` when too many streams of this conversation are open
 */
export async function streamChatEvents(
  app: App,
  asked: Asked,
  request: Request,
): Promise<Response> {
  const first = await readChatEvent(app, asked)
  const { conversationId } = asked
  if (app.signals.waiting(channel, conversationId) >= streamsPerConversation)
    throw new AppError('rate_limited', errors.connections, 30)
  let end = () => {}
  return streamEvents(
    (stream) => {
      let last = first
      let isReading = false
      let isStale = false
      // Only one read runs at a time; a signal during a read causes one more.
      const look = async () => {
        isStale = true
        if (isReading) return
        isReading = true
        try {
          while (isStale) {
            isStale = false
            const event = await readChatEvent(app, { ...asked, after: last.seq })
            const hasChanged =
              event.messages.length > 0 || !isDeepStrictEqual(stateOf(event), stateOf(last))
            last = event
            if (!hasChanged) continue
            stream.send('news', event)
            place.moved()
          }
        } catch (error) {
          if (!(error instanceof AppError)) app.log.warn({ err: error }, 'chat events failed')
          end()
        } finally {
          isReading = false
        }
      }
      const ping = setInterval(() => {
        stream.ping()
        void noteHere(app, asked)
      }, pingSeconds * 1_000)
      const tooOld = setTimeout(() => end(), streamMinutes * 60_000)
      let off = () => {}
      let isOver = false
      const left = inThisScope(() => void noteLeft(app, asked))
      const place = app.chatStreams.take(clientIp(), () => {
        stream.send('full', null)
        end()
      })
      end = () => {
        isOver = true
        place.leave()
        clearInterval(ping)
        clearTimeout(tooOld)
        off()
        stream.close()
        // Another tab of the visitor keeps the presence up.
        if (app.signals.waiting(channel, conversationId) === 0) left()
      }
      request.signal.addEventListener('abort', end)
      // The reader may have gone away during the first read.
      if (request.signal.aborted) return end()
      stream.send('news', first)
      app.signals
        .on(channel, conversationId, () => void look(), end)
        .then((stop) => {
          off = stop
          if (isOver) stop()
          // Reads what was stored between the first read and the subscription.
          else void look()
        })
        .catch((error) => {
          app.log.warn({ err: error }, 'chat events failed')
          end()
        })
    },
    () => end(),
  )
}
