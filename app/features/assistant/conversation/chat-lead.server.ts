import { bookingPass } from '#app/features/bookings/visitor-booking-service.server.ts'
import { referenceOf } from '#app/features/intake/intake.ts'
import { type NewLead, storeLead, tellOfLead } from '#app/features/leads/lead-service.server.ts'
import {
  readRequestOrigin,
  recordLeadOrigin,
} from '#app/features/visits/lead-origin-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { countHit, countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { chatLead, leadCorrection } from '#content/chat-lead.ts'
import { type LeadLanguage, type LeadReceipt, type LeadValues, leadFields } from '../lead-form.ts'
import { correctLead } from './chat-lead-store.server.ts'
import { type Conversation, updateConversation } from './conversation-store.server.ts'
import { type LeadOffer, readLeadOffer } from './lead-offer.ts'
import { leadLines } from './lead-replies.ts'
import { nameFromEmail } from './read-answer.ts'

// Somebody could type in the address of a stranger, who must not be flooded with mails.
const perEmail: Limit = { hits: 3, seconds: 3_600 }
const perAddress: Limit = { hits: 20, seconds: 3_600 }

/** Values of which the address is known. */
export type Given = LeadValues & { email: string }

/** Counts a lead, or its correction, against the limits before it is stored. @throws AppError `rate_limited` */
export async function countLead(app: App, { sent }: LeadOffer, given: Given): Promise<void> {
  if (sent && isSame(sent.values, given)) return
  await countVisit(app, 'chat-lead', perAddress, app.now())
  const email = given.email.toLowerCase()
  if (sent?.values.email?.toLowerCase() !== email)
    await countHit(app, `chat-lead-email:${email}`, perEmail, app.now())
}

/**
 * Passes the details on: stores them as a lead, linked to the conversation. What was sent before is
 * corrected, in the same lead; sent again unchanged, it gives the same receipt. The caller's transaction
 * holds the session's lock.
 */
export async function passOn(
  app: App,
  tx: Tx,
  conversation: Conversation,
  given: Given,
  language: LeadLanguage,
): Promise<LeadReceipt> {
  const { sent } = readLeadOffer(conversation.qualification)
  const known = conversation.lead_id
  if (known && sent && isSame(sent.values, given)) return receiptOf(app, known, sent.values)
  const id = known && sent ? known : crypto.randomUUID()
  const lead = leadOf(app, conversation, id, given, language)
  if (id === known && sent)
    await correct(app, tx, conversation, lead, { from: sent.values, to: given, language })
  else {
    await storeLead(app, tx, lead, language)
    await recordLeadOrigin(tx, id, readRequestOrigin(app))
  }
  await updateConversation(tx, conversation.id, {
    leadId: id,
    visitorName: lead.full_name,
    visitorEmail: given.email,
    organisation: given.organisation,
    said: [given.name, given.email, given.organisation].filter(Boolean).join(' '),
  })
  return receiptOf(app, id, given)
}

export const receiptOf = (app: App, leadId: string, values: LeadValues): LeadReceipt => ({
  reference: referenceOf(leadId),
  booking: `/book?for=${bookingPass(app, leadId)}`,
  values,
})

const isSame = (one: LeadValues, other: LeadValues) =>
  leadFields.every((field) => (one[field] ?? '') === (other[field] ?? ''))

function leadOf(
  app: App,
  { page }: Conversation,
  id: string,
  given: Given,
  language: LeadLanguage,
): NewLead {
  const { time } = given
  const times: Readonly<Record<string, string>> = chatLead.en.times
  return {
    id,
    source: 'assistant',
    full_name: given.name ?? beginningOf(nameFromEmail(given.email), 200),
    email: given.email,
    phone: given.phone ?? null,
    company_name: given.organisation ?? null,
    company_size: null,
    primary_interest: given.area ?? null,
    message: given.need ?? null,
    details: time ? { timeline: times[time] ?? time } : {},
    consent_text: chatLead[language].consent,
    consent_page: page,
    consent_at: app.now().toISOString(),
  }
}

/** Changes the lead and adds to its history what was changed; a new address gets the confirmation. */
async function correct(
  app: App,
  tx: Tx,
  conversation: Conversation,
  lead: NewLead,
  { from, to, language }: { from: LeadValues; to: LeadValues; language: LeadLanguage },
): Promise<void> {
  const note = `${leadCorrection.intro}\n${changesIn(from, to).join('\n')}`
  await correctLead(tx, conversation.id, lead, {
    note: beginningOf(note, 5_000),
    by: leadCorrection.by,
  })
  if (from.email?.toLowerCase() !== lead.email.toLowerCase())
    await tellOfLead(app, tx, lead, language)
}

function changesIn(from: LeadValues, to: LeadValues): string[] {
  const before = new Map(leadLines(from, 'en'))
  const after = new Map(leadLines(to, 'en'))
  const { line, empty } = leadCorrection
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [one, other] = [before.get(name) ?? empty, after.get(name) ?? empty]
    return one === other ? [] : [line(name, one, other)]
  })
}
