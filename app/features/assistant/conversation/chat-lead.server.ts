import { bookingPass } from '#app/features/bookings/booking-service.server.ts'
import { referenceOf } from '#app/features/intake/intake.ts'
import { storeLead } from '#app/features/leads/lead-service.server.ts'
import { visitor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { countHit, countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { conversationWords } from '#content/conversations.ts'
import { type Conversation, updateConversation } from './conversation-store.server.ts'
import { areaValue, type Qualification } from './qualification.ts'
import { nameFromEmail } from './read-answer.ts'

// A stranger's address must not be written to by whoever types it in.
const perEmail: Limit = { hits: 3, seconds: 3_600 }
const perAddress: Limit = { hits: 20, seconds: 3_600 }

/** Counts a lead that is about to be filed. @throws AppError `rate_limited` */
export async function countLead(app: App, { answers }: Qualification): Promise<void> {
  const email = (answers.email ?? '').toLowerCase()
  await countVisit(app.db, 'chat-lead', perAddress, app.now())
  await countHit(app.db, `chat-lead-email:${email}`, perEmail, app.now())
}

/**
 * Files what was answered as a lead and ties the conversation to it: record and mails exist together
 * with the visitor's consent or not at all.
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
  await storeLead(
    app,
    tx,
    { actor: visitor },
    {
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
      consent_text: conversationWords.consent.text,
      consent_page: conversation.page,
      consent_at: app.now().toISOString(),
    },
  )
  await updateConversation(tx, conversation.id, {
    leadId: id,
    visitorName: fullName,
    visitorEmail: email,
    organisation: answers.organisation,
  })
  return { reference: referenceOf(id), booking: `/book?for=${bookingPass(app, id)}` }
}
