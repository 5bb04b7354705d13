import { z } from 'zod'
import {
  type LeadReceipt,
  leadAreas,
  leadLengths,
  leadTimes,
  type UnderstoodContact,
} from '../lead-form.ts'
import { fromOldQualification } from './old-qualification.ts'

const text = (most: number) => z.string().max(most).optional().catch(undefined)
const valuesSchema = z.object({
  area: z.enum(leadAreas).optional().catch(undefined),
  time: z.enum(leadTimes).optional().catch(undefined),
  organisation: text(leadLengths.organisation),
  need: text(leadLengths.need),
  name: text(leadLengths.name),
  email: text(leadLengths.email),
  phone: text(leadLengths.phone),
})
const part = z.string().nullable().catch(null)
const contactSchema = z.object({ name: part, email: part, organisation: part, phone: part })

/**
 * How far the lead of a conversation is; stored as `chat_conversations.qualification`.
 * - `none`: not offered yet
 * - `made`: offered, once
 * - `declined`: the visitor said no; offered again only on wish
 * - `withheld`: a client, a complaint, an applicant, the press, personal data: offered only on wish
 * - `closed`: a life may have been in danger; never offered again
 */
const offerSchema = z.object({
  offer: z.enum(['none', 'made', 'declined', 'withheld', 'closed']).default('none'),
  /** How many answers from the site the visitor has got. */
  useful: z.number().default(0),
  /** What the last reply asked. Only the next message can answer it in words. */
  asks: z.enum(['offer', 'contact']).nullable().default(null),
  /** The number of the message whose reply asked it. */
  askedAt: z.number().nullable().default(null).catch(null),
  /** The contact that waits for a yes. */
  contact: contactSchema.nullable().default(null),
  /** What stands in the form and was not sent. */
  draft: valuesSchema.default({}),
  /** What was sent, with the reference of the lead. */
  sent: z
    .object({ reference: z.string(), values: valuesSchema })
    .nullable()
    .default(null)
    .catch(null),
  /** In which the offer was made. */
  language: z.enum(['en', 'fr']).default('en'),
})
export type LeadOffer = z.output<typeof offerSchema>

/** Reads the stored state; a state of an unknown form begins again. */
export const readLeadOffer = (stored: unknown): LeadOffer =>
  offerSchema.safeParse(fromOldQualification(stored) ?? stored).data ?? offerSchema.parse({})

/** What a message and its reply mean for the offer. */
export type LeadStep = {
  /** The reply answers from the site. */
  isUseful?: boolean
  /** The visitor asks for an offer, a call back, the form or a person. */
  isWished?: boolean
  /** The message is of a client, a complaint, an applicant, the press or about personal data. */
  isNoLead?: boolean
  /** A life may be in danger. */
  isDanger?: boolean
  /** Nothing is offered with this reply: the danger is uncertain. */
  isQuiet?: boolean
  /** The visitor said no. */
  isDeclined?: boolean
  /** What the reply asks to confirm. */
  contact?: UnderstoodContact
  language?: LeadOffer['language']
}

const usefulAnswers = 2

/** The state after a reply, and whether the reply offers the form. */
export function afterStep(
  before: LeadOffer,
  step: LeadStep,
): { state: LeadOffer; offersLead: boolean } {
  const state: LeadOffer = {
    ...before,
    ...{ asks: null, askedAt: null, contact: null },
    language: step.language ?? before.language,
    useful: before.useful + (step.isUseful ? 1 : 0),
  }
  const only = (changed: Partial<LeadOffer>) => ({
    state: { ...state, ...changed },
    offersLead: false,
  })
  if (step.isDanger) return only({ offer: 'closed', draft: {} })
  if (state.offer === 'closed') return only({})
  if (step.isDeclined) return only({ offer: 'declined', draft: {} })
  if (step.isQuiet) return only({})
  if (step.contact)
    return only({
      offer: 'made',
      asks: 'contact',
      contact: step.contact,
      draft: draftWith(state, step.contact),
    })
  if (step.isNoLead) return only({ offer: state.offer === 'none' ? 'withheld' : state.offer })
  const isDue = state.offer === 'none' && step.isUseful === true && state.useful >= usefulAnswers
  const offersLead = (isDue || step.isWished === true) && !state.sent
  return offersLead ? { state: { ...state, offer: 'made', asks: 'offer' }, offersLead } : only({})
}

/**
 * What the last reply asked, when the message comes directly after it: a word to staff, or after theirs, is
 * no answer to the assistant.
 * @param seq the number of the message
 */
export const askedBefore = ({ asks, askedAt }: LeadOffer, seq: number): LeadOffer['asks'] =>
  askedAt !== null && seq === askedAt + 2 ? asks : null

/** The state once the details were passed on. */
export const sentAs = (state: LeadOffer, { reference, values }: LeadReceipt): LeadOffer => ({
  ...state,
  ...{ offer: 'made', asks: null, contact: null, draft: {} },
  sent: { reference, values: valuesSchema.parse(values) },
})

/** What is typed is kept, unless the visitor said no or a life may be in danger. */
export function withDraft(state: LeadOffer, draft: object): LeadOffer {
  const takesNone = state.offer === 'declined' || state.offer === 'closed'
  return takesNone ? state : { ...state, draft: valuesSchema.parse(draft) }
}

/** The form is filled with the contact, so that it can be corrected there. */
function draftWith({ draft }: LeadOffer, contact: UnderstoodContact): LeadOffer['draft'] {
  const given = Object.entries(contact).filter(([, value]) => value)
  return valuesSchema.parse({ ...draft, ...Object.fromEntries(given) })
}
