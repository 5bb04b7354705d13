import { audit } from '#app/features/audit/audit-service.server.ts'
import { sendFile } from '#app/features/files/file-service.server.ts'
import { besideWhom, viewsAndWhomIn } from '#app/features/of-whom/of-whom-service.server.ts'
import { viewsBeside } from '#app/features/saved-views/saved-view-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { conversationPage } from '#content/conversations.ts'
import { readLeadOffer } from '../conversation/lead-offer.ts'
import { leadLines } from '../conversation/lead-replies.ts'
import { type ConversationListQuery, conversationList } from './admin-conversation-list-query.ts'
import { conversationSource } from './admin-conversation-list-store.server.ts'
import * as store from './admin-conversation-store.server.ts'

const dayMilliseconds = 86_400_000
const downloadsPerPerson: Limit = { hits: 3_000, seconds: 600 }

/** One page of conversations; two statements, three for a search. @throws AppError `forbidden` */
export function listConversations(app: App, actor: Actor, query: ConversationListQuery) {
  const { userId } = requireStaff(actor, 'conversations')
  const views = viewsBeside(userId, conversationList, query.saved)
  const beside = besideWhom(actor, query, views)
  const source = { ...conversationSource(query, userId), beside }
  return app.db.read(actor, async (tx) => {
    const { beside: read, ...page } = await readList(tx, conversationList, query, source)
    return { ...page, ...viewsAndWhomIn(read) }
  })
}

/**
 * One conversation with its messages and the day it will be deleted; two statements.
 * @throws AppError `forbidden`, `not_found`
 */
export async function readConversation(app: App, actor: Actor, id: string) {
  const staff = requireStaff(actor, 'conversations')
  return app.db.as(actor, async (tx) => {
    if (!isUuid(id)) throw notFound()
    // Before the state: a colleague's notice that the page shows must not stand beside the state before it.
    const messages = await store.selectTranscript(tx, id)
    const found = await store.selectConversation(tx, id)
    if (!found) throw notFound()
    // What was typed and not sent stays the visitor's.
    const { qualification, ...conversation } = found
    const last = new Date(conversation.last_message_at).getTime()
    const until = new Date(last + app.config.conversationRetentionDays * dayMilliseconds)
    const { sent } = readLeadOffer(qualification)
    const given = sent ? leadLines(sent.values, 'en') : []
    return {
      ...{ conversation, messages, given, userId: staff.userId },
      until: until.toISOString(),
      hasMailServer: app.config.smtpUrl !== undefined,
    }
  })
}

/**
 * Sends a visitor's file as a download. Each download is audited.
 * @throws AppError `forbidden`, `not_found`, `rate_limited`
 */
export async function downloadChatFile(
  app: App,
  actor: Actor,
  request: Request,
  { conversationId, fileId }: { conversationId: string; fileId: string },
): Promise<Response> {
  const staff = requireStaff(actor, 'conversations')
  await countHit(app, `download:${staff.userId}`, downloadsPerPerson, app.now())
  const file = await app.db.as(actor, async (tx) => {
    const areIds = isUuid(conversationId) && isUuid(fileId)
    const found = areIds ? await store.selectFile(tx, conversationId, fileId) : undefined
    if (!found) throw notFound()
    if (request.method === 'HEAD') return found
    await audit(tx, {
      action: 'conversation.file_downloaded',
      subjectType: 'conversation',
      subjectId: conversationId,
      details: { file: found.file_name },
    })
    return found
  })
  const { storage_key: key, file_name: name, file_size: size, mime_type: type } = file
  return sendFile(request, app, { key, name, size, type })
}

/**
 * Deletes a conversation with its files; a lead that came from it stays.
 * @throws AppError `forbidden`, `not_found`
 */
export async function removeConversation(app: App, actor: Actor, id: string): Promise<void> {
  requireStaff(actor, 'conversations')
  await app.db.as(actor, async (tx) => {
    if (!isUuid(id) || !(await store.deleteConversation(tx, id))) throw notFound()
    const subject = { subjectType: 'conversation', subjectId: id }
    await audit(tx, { ...subject, action: 'conversation.deleted' })
  })
}

const notFound = () => new AppError('not_found', conversationPage.notFound)
