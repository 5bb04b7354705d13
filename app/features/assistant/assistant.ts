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
 */
export const replyKinds = ['answer', 'unsure', 'refused', 'courtesy', 'question'] as const
export type ReplyKind = (typeof replyKinds)[number]

/** What a visitor wants, as far as a message shows it. */
export const intents = [
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
  /** Text read from attached files. */
  attachments: readonly { name: string; text: string }[]
}
