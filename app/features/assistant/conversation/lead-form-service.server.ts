import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { chatLead } from '#content/chat-lead.ts'
import { conversationCopy } from '#content/conversations.ts'
import type { LeadRefusal, LeadState } from '../lead-form.ts'
import { countLead, type Given, passOn, receiptOf } from './chat-lead.server.ts'
import { hashOfSession, inSession } from './chat-session.server.ts'
import * as store from './conversation-store.server.ts'
import { afterStep, type LeadOffer, readLeadOffer, sentAs, withDraft } from './lead-offer.ts'
import { checkValues, draftOf, type ReadLeadRequest } from './lead-request.server.ts'
import { conversationSchema, sessionSchema } from './triage-request.server.ts'

const { errors } = conversationCopy
// A form is kept while it is typed, a few times a minute.
const perAddress: Limit = { hits: 600, seconds: 600 }

/**
 * Keeps, sends or declines the lead form of a conversation.
 * @returns how far the lead is then, or what is wrong with the fields
 * @throws AppError `not_found` when the conversation belongs to another session, `conflict` when it takes no
 * lead, `rate_limited`
 */
export async function takeLeadForm(
  app: App,
  request: ReadLeadRequest,
): Promise<LeadState | LeadRefusal> {
  await countVisit(app, 'chat-form', perAddress, app.now())
  if (request.intent === 'send') return sendLead(app, request)
  return withConversation(app, request, async (tx, conversation) => {
    const before = readLeadOffer(conversation.qualification)
    const after =
      request.intent === 'decline'
        ? afterStep(before, { isDeclined: true }).state
        : withDraft(before, draftOf(request))
    await store.updateConversation(tx, conversation.id, { qualification: after })
    return stateOf(app, { ...conversation, qualification: after })
  })
}

/** How far the lead of a conversation is, for a browser that shows it again. @throws AppError */
export async function readLeadState(app: App, params: URLSearchParams): Promise<LeadState> {
  await countVisit(app, 'chat-form', perAddress, app.now())
  const session = sessionSchema.safeParse(params.get('sessionId'))
  if (!session.success) throw new AppError('invalid', errors.session)
  const id = conversationSchema.safeParse(params.get('conversationId'))
  if (!id.success) throw new AppError('not_found', errors.notFound)
  const asked = { sessionId: session.data, conversationId: id.data }
  return withConversation(app, asked, async (_, conversation) => stateOf(app, conversation))
}

async function sendLead(app: App, request: ReadLeadRequest): Promise<LeadState | LeadRefusal> {
  const copy = chatLead[request.language].errors
  const refuseClosed = (offer: string) => {
    if (offer === 'closed') throw new AppError('conflict', copy.closed)
  }
  const before = await withConversation(app, request, async (_, { qualification }) =>
    readLeadOffer(qualification),
  )
  refuseClosed(before.offer)
  const checked = checkValues(request, before.sent !== null)
  if ('fields' in checked) {
    const count = Object.keys(checked.fields).length
    return { error: copy.check(count), code: 'invalid', fields: checked.fields }
  }
  await countInLanguage(app, before, checked.given, copy.busy)
  return withConversation(app, request, async (tx, now) => {
    const offer = readLeadOffer(now.qualification)
    refuseClosed(offer.offer)
    const receipt = await passOn(app, tx, now, checked.given, request.language)
    await store.updateConversation(tx, now.id, { qualification: sentAs(offer, receipt) })
    return { draft: {}, receipt, isClosed: false }
  })
}

async function countInLanguage(app: App, offer: LeadOffer, given: Given, busy: string) {
  try {
    await countLead(app, offer, given)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error
    throw new AppError('rate_limited', busy, Number(error.init.headers?.['Retry-After']))
  }
}

type Asked = Pick<ReadLeadRequest, 'sessionId' | 'conversationId'>

/** Works on the conversation of the session, one request after the other. @throws AppError `not_found` */
function withConversation<T>(
  app: App,
  { sessionId, conversationId }: Asked,
  work: (tx: Tx, conversation: store.Conversation) => Promise<T>,
): Promise<T> {
  const hash = hashOfSession(sessionId)
  return inSession(app, hash, async (tx) => {
    await store.lockSession(tx, hash)
    await store.lockConversation(tx, conversationId)
    const conversation = await store.selectConversation(tx, conversationId)
    if (!conversation) throw new AppError('not_found', errors.notFound)
    return work(tx, conversation)
  })
}

function stateOf(app: App, { qualification, lead_id }: store.Conversation): LeadState {
  const { draft, sent, offer } = readLeadOffer(qualification)
  const receipt = sent && lead_id ? receiptOf(app, lead_id, sent.values) : null
  return { draft, receipt, isClosed: offer === 'closed' || offer === 'declined' }
}
