import { bookingPass } from '#app/features/bookings/visitor-booking-service.server.ts'
import { referenceOf } from '#app/features/intake/intake.ts'
import { storeLead } from '#app/features/leads/lead-service.server.ts'
import {
  readRequestOrigin,
  recordLeadOrigin,
} from '#app/features/visits/lead-origin-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { countHit, countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { conversationCopy } from '#content/conversations.ts'
import { type Conversation, updateConversation } from './conversation-store.server.ts'
import { areaValue, type Qualification } from './qualification.ts'
import { nameFromEmail } from './read-answer.ts'

// Somebody could type in the address of a stranger, who must not be flooded with mails.
const perEmail: Limit = { hits: 3, seconds: 3_600 }
const perAddress: Limit = { hits: 20, seconds: 3_600 }

/** Counts a lead against the limits before it is stored. @throws AppError `rate_limited` */
export async function countLead(app: App, { answers }: Qualification): Promise<void> {
  const email = (answers.email ?? '').toLowerCase()
  await countVisit(app, 'chat-lead', perAddress, app.now())
  await countHit(app, `chat-lead-email:${email}`, perEmail, app.now())
}

/**
 * Stores the answers as a lead and links the conversation to it. The caller's transaction holds record,
 * mails and consent together.
 */
export async function fileLead(
  app: App,
  tx: Tx,
  conversation: Conversation,
  { answers, name }: Qualification,
): Promise<{ reference: string; booking: string }> {
  const id = crypto.randomUUID()
  const email = answers.email ?? ''
  const fullName = name ?? nameFromEmail(email).slice(0, 200)
  await storeLead(app, tx, {
    id,
    source: 'assistant',
    full_name: fullName,
    email,
    phone: null,
    company_name: answers.organisation ?? null,
    company_size: null,
    primary_interest: areaValue(answers.area),
    message: answers.need ?? null,
    details: answers.time ? { timeline: answers.time } : {},
    consent_text: conversationCopy.consent.text,
    consent_page: conversation.page,
    consent_at: app.now().toISOString(),
  })
  await recordLeadOrigin(tx, id, readRequestOrigin(app))
  await updateConversation(tx, conversation.id, {
    leadId: id,
    visitorName: fullName,
    visitorEmail: email,
    organisation: answers.organisation,
  })
  return { reference: referenceOf(id), booking: `/book?for=${bookingPass(app, id)}` }
}
