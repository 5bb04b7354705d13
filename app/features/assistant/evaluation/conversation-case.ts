export const kinds = [
  'answerable',
  'follow-up',
  'two-in-one',
  'typo',
  'decline',
  'small talk',
  'danger',
  'injection',
  'person',
  'support',
  'existing client',
  'French',
  'Spanish',
  'wrong premise',
] as const
export type Kind = (typeof kinds)[number]

/**
 * What must, or must not, be in an answer, in the notation of `wording.ts`: alternatives with ` | `
 * between them, `…` for up to eight words between two others, `*` for the rest of a word.
 */
export type Wording = string

/** A question of the evaluation with what the visitor must read, and must not read, as its answer. */
export interface AskedCase {
  ask: string
  kind: Kind
  /** All of it must be in the answer, by the page that says it. A test looks them up there. */
  stated?: Readonly<Record<string, readonly Wording[]>>
  /** Must be in the answer as well; no page states it. */
  says?: readonly Wording[]
  /** One of them makes the answer wrong. */
  never?: readonly Wording[]
  /** To say plainly that there is no answer is right. */
  declined?: true
  /** The answer must be in this language; quotations may be in English. */
  language?: 'fr' | 'es'
  /** The danger is uncertain: an answer with its links may stand beside the help. */
  uncertain?: true
  /** A person must be called, or offered in the place of an answer. */
  person?: true
  /** The same question in full words, asked in a conversation of its own and judged in the same way. */
  alone?: string
}

/** A conversation: its turns are sent one after the other. A turn without a question is not judged. */
export interface ConversationCase {
  id: string
  /** Who asks. */
  who: string
  /** The path of the page that the visitor reads. */
  page?: string
  turns: readonly (AskedCase | string)[]
}

/** The turns that are judged. */
export const askedIn = ({ turns }: ConversationCase): AskedCase[] =>
  turns.filter((turn) => typeof turn !== 'string')
