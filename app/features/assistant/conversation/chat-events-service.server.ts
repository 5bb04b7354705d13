import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit, countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { clientIp } from '#app/platform/request-scope.server.ts'
import { conversationWords } from '#content/conversations.ts'
import type { ChatNews } from '../assistant.ts'
import { hashOfSession, inSession } from './chat-session.server.ts'
import { selectConversation } from './conversation-store.server.ts'
import { streamEvents } from './event-stream.server.ts'
import { selectStaffMessages } from './message-store.server.ts'
import { sessionSchema } from './triage-request.server.ts'
import { handOffOf } from './triage-service.server.ts'

const channel = 'chat'
const { errors } = conversationWords
const perConversation: Limit = { hits: 60, seconds: 60 }
// An office behind one address, of whom a hundred ask every ten seconds.
const perAddress: Limit = { hits: 6_000, seconds: 600 }
const streamsPerConversation = 3
const pingSeconds = 25
/** After which a browser opens another one. */
const streamMinutes = 10

type Asked = { conversationId: string; sessionHash: string; after: number }

/**
 * Which conversation's news are asked for, checked.
 * @throws AppError `invalid`, `not_found`, `rate_limited`
 */
export async function readNewsRequest(app: App, params: URLSearchParams): Promise<Asked> {
  await countVisit(app.db, 'chat-news', perAddress, app.now())
  const session = sessionSchema.safeParse(params.get('sessionId'))
  if (!session.success) throw new AppError('invalid', errors.session)
  const conversation = sessionSchema.safeParse(params.get('conversationId'))
  if (!conversation.success) throw new AppError('not_found', errors.notFound)
  const after = params.get('after') ?? '0'
  if (!/^\d{1,6}$/.test(after)) throw new AppError('invalid', errors.unreadable)
  const sessionHash = hashOfSession(session.data)
  const conversationId = conversation.data
  // What nobody has begun is not counted: a made-up id would leave a row behind.
  const isThere = await inSession(app, sessionHash, (tx) => selectConversation(tx, conversationId))
  if (!isThere) throw new AppError('not_found', errors.notFound)
  await countHit(app.db, `chat-news:${conversationId}`, perConversation, app.now())
  return { conversationId, sessionHash, after: Number(after) }
}

/** What staff wrote since, and whether somebody of them is there. @throws AppError `not_found` */
export function readNews(app: App, asked: Asked): Promise<ChatNews> {
  const { conversationId, sessionHash, after } = asked
  return inSession(app, sessionHash, async (tx) => {
    const conversation = await selectConversation(tx, conversationId)
    if (!conversation) throw new AppError('not_found', errors.notFound)
    const messages = await selectStaffMessages(tx, conversationId, after)
    const { state, taken_by_name: staffName } = conversation
    const seq = messages.at(-1)?.seq ?? after
    return { messages, handOff: handOffOf(state), staffName, seq }
  })
}

/**
 * The same as a stream: what is there at once, and what comes as it comes, whichever instance took it.
 * An event `full` says that it ends for want of places; what comes then is there for who asks again.
 * @throws AppError `not_found`, `rate_limited` when too many wait for this conversation already
 */
export async function streamNews(app: App, asked: Asked, request: Request): Promise<Response> {
  const first = await readNews(app, asked)
  const { conversationId } = asked
  if (app.signals.waiting(channel, conversationId) >= streamsPerConversation)
    throw new AppError('rate_limited', errors.connections, 30)
  let end = () => {}
  return streamEvents(
    (stream) => {
      let after = first.seq
      let isReading = false
      let isStale = false
      // One read at a time; a signal during it means one more.
      const look = async () => {
        isStale = true
        if (isReading) return
        isReading = true
        try {
          while (isStale) {
            isStale = false
            const news = await readNews(app, { ...asked, after })
            after = news.seq
            if (news.messages.length === 0) continue
            stream.send('news', news)
            place.moved()
          }
        } catch (error) {
          if (!(error instanceof AppError)) app.log.warn({ err: error }, 'chat news')
          end()
        } finally {
          isReading = false
        }
      }
      const ping = setInterval(stream.ping, pingSeconds * 1_000)
      const tooOld = setTimeout(() => end(), streamMinutes * 60_000)
      let off = () => {}
      let isOver = false
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
      }
      request.signal.addEventListener('abort', end)
      // Who left during the first look is not told of any more.
      if (request.signal.aborted) return end()
      stream.send('news', first)
      app.signals
        .on(channel, conversationId, () => void look(), end)
        .then((stop) => {
          off = stop
          if (isOver) stop()
          // What came between the first look and the listening.
          else void look()
        })
        .catch((error) => {
          app.log.warn({ err: error }, 'chat news')
          end()
        })
    },
    () => end(),
  )
}
