import { queueVisitorMail } from '#app/features/mail/visitor-mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countVisit, type Limit, tooMany } from '#app/platform/rate-limit.server.ts'
import { conversationCopy } from '#content/conversations.ts'
import type { Turn } from '../assistant.ts'
import { hashOfSession, inSession } from './chat-session.server.ts'
import { messagesAtMost, turnsKnown } from './conversation.ts'
import * as store from './conversation-store.server.ts'
import { dangerMailTo, personWantedMail } from './hand-off-mails.server.tsx'
import * as messages from './message-store.server.ts'
import { isAlarm, type ReadTriageRequest } from './triage-request.server.ts'
import { uploadsNamed } from './upload-service.server.ts'
import { attachUploads, type ChatUpload, selectUploadsOf } from './upload-store.server.ts'

const { errors } = conversationCopy
const perAddress: Limit = { hits: 240, seconds: 600 }
const perSessionAndMinute = 30

/** A stored message, which waits for its answer or has it already. */
export type TakenMessage = {
  sessionHash: string
  request: ReadTriageRequest
  conversation: store.Conversation
  seq: number
  history: Turn[]
  uploads: ChatUpload[]
  /** The message was sent before and has this answer already. */
  answer?: messages.StoredMessage
  isBeingAnswered: boolean
  /** Aborts when the visitor stops the answer. */
  signal?: AbortSignal
}

/**
 * Stores a visitor's message before it is answered; a message that is sent again is stored once.
 * @throws AppError `invalid`, `not_found` when the conversation belongs to another session, `rate_limited`
 */
export async function takeMessage(app: App, request: ReadTriageRequest): Promise<TakenMessage> {
  const sessionHash = hashOfSession(request.sessionId)
  await countVisit(app, 'chat', perAddress, app.now())
  return inSession(app, sessionHash, async (tx) => {
    await store.lockSession(tx, sessionHash)
    const { conversationId, message: content, messageId: clientId } = request
    if (conversationId) await store.lockConversation(tx, conversationId)
    const known = conversationId ? await store.selectConversation(tx, conversationId) : undefined
    if (conversationId && !known) throw new AppError('not_found', errors.notFound)
    const base = { sessionHash, request }
    const same =
      clientId || request.fileUrls.length === 0
        ? await messages.selectSameMessage(tx, { clientId, content, conversationId })
        : undefined
    if (same) return { ...base, ...(await sentBefore(app, tx, same)) }
    const uploads = await uploadsNamed(app, tx, request.sessionId, request.fileUrls)
    // Counts stored messages: a session that never sent one leaves nothing behind.
    if ((await messages.countRecentMessages(tx)) >= perSessionAndMinute)
      throw tooMany(new Date(app.now().getTime() + 60_000), app.now())
    if (known && known.message_count >= messagesAtMost) throw new AppError('invalid', errors.full)
    const conversation =
      known ??
      (await store.insertConversation(tx, {
        sessionHash,
        opening: firstLine(content || (uploads[0]?.file_name ?? '')),
        page: request.page,
      }))
    const { id } = conversation
    const { pictures } = request
    const message = { role: 'user' as const, content, clientId, pictures }
    const stored = await messages.insertMessage(tx, id, message, content)
    const ids = uploads.map((one) => one.id)
    await attachUploads(tx, ids, { conversationId: id, messageId: stored.id })
    // An alarm sends a mail of its own, which names the danger.
    if (!isAlarm(request.screening)) await remindStaff(app, tx, conversation, content)
    const history = await messages.selectTurns(tx, id, stored.seq, turnsKnown)
    return { ...base, conversation, seq: stored.seq, history, uploads, isBeingAnswered: false }
  })
}

type Same = NonNullable<Awaited<ReturnType<typeof messages.selectSameMessage>>>

async function sentBefore(app: App, tx: Tx, same: Same) {
  const conversation = await store.selectConversation(tx, same.conversation_id)
  if (!conversation) throw new AppError('not_found', errors.notFound)
  const answer = await messages.selectAnswer(tx, same.conversation_id, same.seq)
  const history = await messages.selectTurns(tx, same.conversation_id, same.seq, turnsKnown)
  const uploads = await selectUploadsOf(tx, same.id)
  // When answering it has failed, or the process that did so has died, the message is answered again.
  const isBeingAnswered =
    !answer &&
    !same.is_old &&
    conversation.state !== 'staff' &&
    !app.failedAnswers.take({ conversationId: conversation.id, seq: same.seq })
  return { conversation, seq: same.seq, history, uploads, answer, isBeingAnswered }
}

/** Reminds staff by mail that a visitor waits, at most every 15 minutes. */
async function remindStaff(app: App, tx: Tx, conversation: store.Conversation, said: string) {
  const { id, state, mailed_lately } = conversation
  if (state === 'assistant') return
  await store.updateConversation(tx, id, { waits: true, staffMailed: !mailed_lately })
  if (!mailed_lately) await mailStaff(app, tx, conversation, said)
}

/** Mails staff that a life may be in danger. @returns whether the mail is sent: limits may withhold it */
export async function alarmStaff(
  app: App,
  tx: Tx,
  conversation: store.Conversation,
  said: string,
): Promise<boolean> {
  const mail = await dangerMailTo(app.config, detailsOf(conversation, said))
  const about = { type: 'conversation', id: conversation.id }
  return queueVisitorMail(app, tx, 'alarm', mail, about)
}

/** Mails staff that a visitor waits for a person. */
export async function mailStaff(
  app: App,
  tx: Tx,
  conversation: store.Conversation,
  said: string,
): Promise<void> {
  const { notifyEmail, baseUrl } = app.config
  const mail = await personWantedMail(detailsOf(conversation, said), notifyEmail, baseUrl)
  const about = { type: 'conversation', id: conversation.id }
  await queueVisitorMail(app, tx, 'staff', mail, about)
}

const detailsOf = (conversation: store.Conversation, said: string) => ({
  conversationId: conversation.id,
  said,
  page: conversation.page,
  name: conversation.visitor_name,
  email: conversation.visitor_email,
  isWaiting: conversation.state !== 'assistant',
})

const firstLine = (text: string): string =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, 160).join('')
