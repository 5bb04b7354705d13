/** What the assistant's parts agree on, in the browser and on the server. */

export type Quality = 'full' | 'basic'
export type ProviderName = 'configured' | 'local' | 'builtin'

/** Whether a function works here, by whom, and if not, why: said to visitors, so without hosts or keys. */
export interface Capability {
  available: boolean
  provider: ProviderName | null
  quality: Quality | null
  languages: string[]
  /** Bytes, seconds, characters: the function's own bounds, in its own words. */
  limits: Record<string, number>
  /** A key of the content's reasons; null while the function is available. */
  reason: string | null
}

export const assistantFunctions = ['chat', 'ocr', 'speech', 'voice'] as const
export type AssistantFunction = (typeof assistantFunctions)[number]
export type Capabilities = Record<AssistantFunction, Capability>

/** A passage's page, as an answer links it. */
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
 * What the assistant made of a message.
 * - `answer`: from the site's own content, with its sources
 * - `unsure`: the content does not say; the three nearest pages and a person are offered
 * - `refused`: off-topic, or an attempt to change what the assistant is
 * - `courtesy`: a greeting, thanks, what the assistant is
 * - `question`: one qualifying question of at most five
 * - `safety`: a life may be in danger; where help is, and nothing else
 */
export const replyKinds = ['answer', 'unsure', 'refused', 'courtesy', 'question', 'safety'] as const
export type ReplyKind = (typeof replyKinds)[number]

/** Those that a configured model may choose. */
export const composedKinds = [
  'answer',
  'unsure',
  'refused',
  'courtesy',
] as const satisfies ReplyKind[]

/** What a visitor wants that a configured model may name. */
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

/** What a visitor wants, as far as a message shows it. */
export const intents = [...composedIntents, 'danger', 'data', 'complaint'] as const
export type Intent = (typeof intents)[number]

export interface Reply {
  kind: ReplyKind
  intent: Intent
  /** Plain text with line breaks; links stand in `sources`, not in the text. */
  text: string
  /** At most three. */
  sources: Source[]
  /** The visitor is offered a person: the calendar and the lead form. */
  offersPerson: boolean
  provider: ProviderName
  quality: Quality
  /** A question back, for where nothing else is asked after it. */
  next?: string
}

/** A piece of the site's public content that an answer can rest on. */
export interface Passage {
  /** The same at every build of the same content. */
  id: string
  path: string
  /** Of the page. */
  title: string
  /** The heading the text stands under; null at the page's beginning. */
  heading: string | null
  text: string
}

export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

/** What a reply is made from. */
export interface Question {
  message: string
  /** Earlier turns, oldest first, at most twenty. */
  history: readonly Turn[]
  /** Text read from files: what came with the message first, then what came earlier, the newest first. */
  attachments: readonly { name: string; text: string; isEarlier?: boolean }[]
  /** Of the page the chat is open on. */
  page?: string
}

/** Whether a person was asked for, or is answering; null while the assistant answers alone. */
export type HandOff = 'requested' | 'staff_here'

/** A qualifying question, which is also part of the answer's text; its choices may be shown as buttons. */
export interface ChatQuestion {
  id: 'area' | 'organisation' | 'need' | 'time' | 'email' | 'consent'
  text: string
  /** Each is sent as the next message, word by word; any other words are good as well. */
  choices: string[]
}

/** The text of an image that the visitor had read, as the conversation shows it. */
export interface PictureText {
  name: string
  text: string
}

/** What `POST /api/functions/smart-triage` is asked. */
export interface TriageRequest {
  conversationId: string | null
  message: string
  /** A random UUID, drawn by the browser for each load of the widget; whoever knows it is the visitor. */
  sessionId: string
  files?: ChatFile[]
  /** What was read from images since the last message; the images themselves are not kept. */
  pictures?: PictureText[]
  /** A UUID of the message: sent twice, it is answered once. */
  messageId?: string
  /** The path of the page the chat is open on. */
  page?: string
  /** The hand-off button was pressed. */
  wants?: 'person'
}

/** What it answers, as JSON or as the last event (`reply`) of a stream whose `token` events bring `{text}`. */
export interface TriageAnswer extends Omit<Reply, 'text' | 'next'> {
  message: string
  conversationId: string
  /** The number of the newest message: what `GET /api/chat-events` is asked to begin after. */
  seq: number
  question: ChatQuestion | null
  handOff: HandOff | null
  /** Who of the staff answers. */
  staffName: string | null
  /** The reference of the lead that was filed with the visitor's consent. */
  leadReference: string | null
  /** Where a call is booked, filled in when the lead is known. */
  booking: string | null
}

/** What a person wrote, or that one came or left. */
export interface StaffMessage {
  seq: number
  role: 'staff' | 'notice'
  author: string | null
  content: string
}

/**
 * What `GET /api/chat-events?conversationId=…&sessionId=…&after=SEQ` brings: as a stream, events named
 * `news` with this as their data; as JSON (without `Accept: text/event-stream`), one of them at once.
 */
export interface ChatNews {
  /** What a person wrote, or that one came or left; oldest first. */
  messages: StaffMessage[]
  handOff: HandOff | null
  staffName: string | null
  /** The next `after`. */
  seq: number
}
