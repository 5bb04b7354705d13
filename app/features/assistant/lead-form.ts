/** What the lead form of the chat asks for; browser and server share it. */

export const leadFields = [
  'area',
  'organisation',
  'need',
  'time',
  'name',
  'email',
  'phone',
] as const
export type LeadField = (typeof leadFields)[number]
export type LeadValues = Partial<Record<LeadField, string>>

export const leadAreas = [
  'e-visa',
  'governance',
  'healthcare',
  'aftrlife',
  'construction',
  'other',
] as const
export const leadTimes = ['soon', 'quarter', 'year', 'open'] as const

/** The most characters of each field. */
export const leadLengths = { organisation: 200, need: 1_000, name: 100, email: 255, phone: 50 }

export type LeadLanguage = 'en' | 'fr'

/** A contact that a message gave, as it was understood; null for what it did not give. */
export type UnderstoodContact = Record<'name' | 'email' | 'organisation' | 'phone', string | null>

/** What was sent to staff. */
export type LeadReceipt = {
  reference: string
  /** The address at which a call is booked with these details. */
  booking: string
  values: LeadValues
}

/** How far the lead of a conversation is: `GET /api/chat-lead`. */
export type LeadState = {
  /** What was typed and not sent yet. */
  draft: LeadValues
  receipt: LeadReceipt | null
  /** Nothing is offered any more. */
  isClosed: boolean
}

/** The body of `POST /api/chat-lead`. */
export type LeadPost = {
  conversationId: string
  sessionId: string
  language: LeadLanguage
  /** `keep` stores what was typed, `send` passes it on or corrects it, `decline` is "Not now". */
  intent: 'keep' | 'send' | 'decline'
  values?: LeadValues
  consent?: boolean
}

/** The answer when the form was not stored. */
export type LeadRefusal = {
  error: string
  code: string
  fields?: Partial<Record<LeadField | 'consent', string>>
}
