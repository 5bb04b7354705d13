import type { Courtesy } from './answering/courtesy.ts'
import type { LeadLanguage, LeadReceipt, UnderstoodContact } from './lead-form.ts'

/** The types that browser and server share. */

export type Quality = 'full' | 'basic'
export type ProviderName = 'configured' | 'local' | 'builtin'

/**
 * Whether a function works here, who provides it, and otherwise why not. Visitors see it: it names no
 * hosts and no keys.
 */
export interface Capability {
  available: boolean
  provider: ProviderName | null
  quality: Quality | null
  languages: string[]
  /** The limits of the function, by name: bytes, seconds or characters. */
  limits: Record<string, number>
  /** A key of `capabilityReasons`; null while the function is available. */
  reason: string | null
}

export const assistantFunctions = ['chat', 'ocr', 'speech', 'voice'] as const
export type AssistantFunction = (typeof assistantFunctions)[number]
export type Capabilities = Record<AssistantFunction, Capability>

/** A page that an answer links. */
export interface Source {
  path: string
  title: string
}

/** A file of the chat, as the specification's requests carry it. */
export interface ChatFile {
  name: string
  url: string
  type: string
}

/**
 * What kind of reply a message gets.
 * - `answer`: from the content of the site, with its sources
 * - `unsure`: the content does not answer it; the three nearest pages and a person are offered
 * - `refused`: off-topic, or an attempt to manipulate the assistant
 * - `courtesy`: a greeting, thanks, or what the assistant is
 * - `question`: asks whether a contact that the message gave may be passed on
 * - `safety`: a life may be in danger; says where help is, alone or before the answer
 */
export const replyKinds = ['answer', 'unsure', 'refused', 'courtesy', 'question', 'safety'] as const
export type ReplyKind = (typeof replyKinds)[number]

/** The kinds that the provider's model may choose. */
export const composedKinds = [
  'answer',
  'unsure',
  'refused',
  'courtesy',
] as const satisfies ReplyKind[]

/** The intents that the provider's model may name. */
export const composedIntents = [
  'evisa',
  'governance',
  'healthcare',
  'aftrlife',
  'construction',
  'capabilities',
  'company',
  'projects',
  'insights',
  'pricing',
  'timeline',
  'careers',
  'support',
  'person',
  'other',
] as const

/** Every intent of a visitor. */
export const intents = [...composedIntents, 'danger', 'data', 'complaint', 'press'] as const
export type Intent = (typeof intents)[number]

export interface Reply {
  kind: ReplyKind
  intent: Intent
  /** Plain text with line breaks; links stand in `sources`, not in the text. */
  text: string
  /** At most three. */
  sources: Source[]
  /** Offers the calendar and the lead form. */
  offersPerson: boolean
  provider: ProviderName
  quality: Quality
  /** The visitor stopped it: these are the words that were shown. */
  isCut?: boolean
  /** At most three questions that may come next or, where there is no answer, that may be meant, in its language. */
  suggestions?: string[]
  /** The visitor says thanks or goodbye: the conversation may be rated. */
  isClosing?: boolean
  /** A question to the visitor, shown only when the lead form is not offered. */
  next?: string
  /** It says that nobody has stated what was asked: nothing was overlooked. */
  isUnstated?: boolean
}

/** A piece of the public content that an answer can quote. */
export interface Passage {
  /** Stays the same as long as the content does. */
  id: string
  path: string
  /** Of the page. */
  title: string
  /** The heading above the text; null at the beginning of the page. */
  heading: string | null
  /** The sentence that leads to a list: without it, the list would not be understood. */
  lead?: string
  text: string
  /** The id of its place on the page. */
  place?: string
  /** A row of a table: `heading` names the table and the row, each line of `text` has the name of its column. */
  isRow?: true
  /** It describes the page or a picture: it helps to find the page, and is never quoted. */
  isLabel?: boolean
}

export interface Turn {
  role: 'user' | 'assistant'
  content: string
  /** A refusal, or a reply to danger: neither it nor what it replies to goes to a model. */
  isBlocked?: boolean
  /** Of an answer: the page that it links first. */
  path?: string
}

/** What a reply is made from: the message and its context. */
export interface Question {
  message: string
  /** Earlier turns, oldest first, at most twenty. */
  history: readonly Turn[]
  /** Text of files: first those of this message, then earlier ones, the newest first. */
  attachments: readonly { name: string; text: string; isEarlier?: boolean }[]
  /** Of the page the chat is open on. */
  page?: string
  /** Aborts when the visitor stops the answer. */
  signal?: AbortSignal
  /** Whose use of the provider is counted. */
  conversationId?: string
  /** What the message says by its meaning, when it asks nothing. */
  courtesy?: Courtesy
}

/** Whether a person was asked for or answers; null while the assistant answers alone. */
export type HandOff = 'requested' | 'staff_here'

/** The text that was read from an image, as the conversation shows it. */
export interface PictureText {
  name: string
  text: string
}

/** The body of `POST /api/functions/smart-triage`. */
export interface TriageRequest {
  conversationId: string | null
  message: string
  /** A random UUID that the browser makes for each load of the page. It is the visitor's only credential. */
  sessionId: string
  files?: ChatFile[]
  /** Text of images since the last message; the images themselves are not stored. */
  pictures?: PictureText[]
  /** A UUID of the message: a message that is sent twice is answered once. */
  messageId?: string
  /** The path of the page the chat is open on. */
  page?: string
  /** The visitor pressed the button that asks for a person. */
  wants?: 'person'
}

/**
 * The answer to a message: as JSON, or as the last event (`reply`) of a stream whose `token` events hold
 * `{text}`.
 */
export interface TriageAnswer extends Omit<Reply, 'text' | 'next' | 'isUnstated'> {
  message: string
  conversationId: string
  /** The number of the newest message, which `GET /api/chat-events` takes as `after`. */
  seq: number
  /** A quiet line below the answer may offer the lead form. */
  offersLead: boolean
  /** The contact that the message gave, which waits for a yes. */
  contact: UnderstoodContact | null
  /** What was passed on to staff with this reply. */
  lead: LeadReceipt | null
  /** Of the texts around the answer. */
  language: LeadLanguage
  handOff: HandOff | null
  /** The name of the member of staff who answers. */
  staffName: string | null
  /** The reference of the lead that was stored with the visitor's consent. */
  leadReference: string | null
  /** The address at which a call is booked, with the visitor's details when the lead is known. */
  booking: string | null
  /**
   * With the first answer of a conversation: the key with which a later load of the page goes on
   * (`POST /api/chat-resume`).
   */
  resumeKey: string | null
}

/** The body of `POST /api/chat-resume` and `POST /api/chat-forget`. */
export interface ResumeRequest {
  sessionId: string
  conversationId: string
  key: string
}

/** A message of a conversation. Notices say that somebody of the staff came or left. */
export interface ChatMessage {
  seq: number
  role: 'user' | 'assistant' | 'staff' | 'notice'
  author: string | null
  content: string
  /** What the browser called the visitor's message, or the one that this answers. */
  messageId?: string | null
  /** The message came by mail. */
  isByMail?: boolean
  /** What came with a message of the visitor. */
  files?: ChatFile[]
  pictures?: PictureText[]
  /** The assistant's answer, and what the visitor thinks of it. */
  answer?: TriageAnswer
  feedback?: { thumb: 'up' | 'down' } | null
}

/**
 * What `GET /api/chat-events?conversationId=…&sessionId=…&after=SEQ` gives: a stream of events with this as
 * their data, or one of them as JSON when `Accept` does not ask for `text/event-stream`. With `all=1` the
 * messages of the visitor and the assistant are among them, otherwise only those of staff and notices.
 */
export interface ChatEvent {
  /** Oldest first. */
  messages: ChatMessage[]
  handOff: HandOff | null
  staffName: string | null
  /** What to send as `after` next time. */
  seq: number
}
