import { z } from 'zod'
import { audit } from '#app/features/audit/audit-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { cleanText } from '#app/platform/clean-text.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit, countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { answersByMail } from '#content/answers-by-mail.ts'
import { conversationCopy } from '#content/conversations.ts'
import { hashOfSession, inSession } from '../conversation/chat-session.server.ts'
import {
  type Conversation,
  lockConversation,
  lockSession,
  selectConversation,
} from '../conversation/conversation-store.server.ts'
import { readLeadOffer } from '../conversation/lead-offer.ts'
import { conversationSchema, sessionSchema } from '../conversation/triage-request.server.ts'
import {
  addressLength,
  isStopped,
  type MailConsent,
  type MailConsentRefusal,
  mostAddresses,
} from './mail-consent.ts'
import * as store from './mail-consent-store.server.ts'

const { errors } = conversationCopy
const perAddress: Limit = { hits: 300, seconds: 600 }
/** Addresses that one network gives: an office, not somebody who gives the addresses of strangers. */
const agreedFrom: Limit = { hits: 20, seconds: 3_600 }
/** Conversations whose answers go to one mailbox. */
const agreedFor: Limit = { hits: 10, seconds: 86_400 }

const schema = z.object(
  {
    conversationId: conversationSchema,
    sessionId: sessionSchema,
    language: z.enum(['en', 'fr']).catch('en'),
    intent: z.enum(['agree', 'end'], { error: errors.unreadable }),
    email: z.unknown().optional(),
    consent: z.boolean({ error: errors.unreadable }).optional(),
  },
  { error: errors.unreadable },
)

/** Where staff's answers go. @throws AppError `not_found`, `invalid`, `rate_limited` */
export async function readMailConsent(app: App, params: URLSearchParams): Promise<MailConsent> {
  await countVisit(app, 'chat-mail', perAddress, app.now())
  const session = sessionSchema.safeParse(params.get('sessionId'))
  if (!session.success) throw new AppError('invalid', errors.session)
  const id = conversationSchema.safeParse(params.get('conversationId'))
  if (!id.success) throw new AppError('not_found', errors.notFound)
  return withConversation(app, session.data, id.data, consentOf)
}

/**
 * Stores where staff's answers go when the visitor has left, or takes that back.
 * @returns what is so then, or what is wrong with the fields
 * @throws AppError `not_found`, `invalid`, `rate_limited`, `conflict` while no person is asked for
 */
export async function takeMailConsent(
  app: App,
  body: unknown,
): Promise<MailConsent | MailConsentRefusal> {
  await countVisit(app, 'chat-mail', perAddress, app.now())
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new AppError('invalid', errors.unreadable)
  const { sessionId, conversationId: id, language, intent, consent } = parsed.data
  const copy = answersByMail[language]
  if (intent === 'end')
    return withConversation(app, sessionId, id, async (tx, conversation) => {
      const before = await store.selectConsent(tx, id)
      if (before?.email) {
        await store.endConsent(tx, id)
        await audit(tx, { ...subject(id), action: 'conversation.mail_ended' })
      }
      return consentOf(tx, conversation)
    })
  const email = z.email().max(addressLength).safeParse(cleanText(parsed.data.email))
  const fields = {
    ...(!email.success && { email: copy.errors.email }),
    ...(!consent && { consent: copy.errors.consent }),
  }
  const [fault] = Object.values(fields)
  if (!email.success || fault) return { error: fault ?? copy.errors.email, code: 'invalid', fields }
  // Who asks for nobody's answer, or for another's conversation, must not use up the limits.
  const before = await withConversation(app, sessionId, id, async (tx, { state }) => {
    if (state === 'assistant') throw new AppError('conflict', copy.errors.none)
    return store.selectConsent(tx, id)
  })
  if (!isSame(before?.email, email.data)) await countAgreed(app, email.data, copy.errors.busy)
  return withConversation(app, sessionId, id, async (tx, conversation) => {
    const now = await store.selectConsent(tx, id)
    const refused = refusalOf(now, email.data, copy.errors)
    if (refused) return { error: refused, code: 'conflict', fields: { email: refused } }
    const isNew = !isSame(now?.email, email.data)
    await store.upsertConsent(tx, id, { email: email.data, text: copy.consent, language, isNew })
    // The address stays out of the log, which outlives the conversation.
    const details = { changed: now !== undefined }
    if (isNew) await audit(tx, { ...subject(id), action: 'conversation.mail_agreed', details })
    return consentOf(tx, conversation)
  })
}

const isSame = (one: string | null | undefined, other: string) =>
  one?.toLowerCase() === other.toLowerCase()

type Words = (typeof answersByMail)['en' | 'fr']['errors']

/** Why an address is not taken. */
function refusalOf(
  before: store.StoredConsent | undefined,
  email: string,
  copy: Words,
): string | undefined {
  if (!before) return undefined
  if (isStopped(before.stopped, email)) return copy.stopped
  const isChange = !isSame(before.email, email)
  return isChange && before.changes >= mostAddresses ? copy.often : undefined
}

async function countAgreed(app: App, email: string, busy: string): Promise<void> {
  try {
    await countVisit(app, 'chat-mail-agreed', agreedFrom, app.now())
    await countHit(app, `chat-mail-to:${email.toLowerCase()}`, agreedFor, app.now())
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error
    throw new AppError('rate_limited', busy, Number(error.init.headers?.['Retry-After']))
  }
}

async function consentOf(tx: Tx, conversation: Conversation): Promise<MailConsent> {
  const stored = await store.selectConsent(tx, conversation.id)
  const { sent, draft } = readLeadOffer(conversation.qualification)
  const suggested = conversation.visitor_email ?? sent?.values.email ?? draft.email ?? ''
  const language = conversation.language === 'fr' ? 'fr' : 'en'
  return { email: stored?.email ?? null, suggested, language }
}

/** Works on the conversation of the session, one request after the other. @throws AppError `not_found` */
function withConversation<T>(
  app: App,
  sessionId: string,
  id: string,
  work: (tx: Tx, conversation: Conversation) => Promise<T>,
): Promise<T> {
  const hash = hashOfSession(sessionId)
  return inSession(app, hash, async (tx) => {
    await lockSession(tx, hash)
    await lockConversation(tx, id)
    const conversation = await selectConversation(tx, id)
    if (!conversation) throw new AppError('not_found', errors.notFound)
    return work(tx, conversation)
  })
}

const subject = (id: string) => ({ subjectType: 'conversation', subjectId: id })
