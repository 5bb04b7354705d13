import type { Intent, Source } from '../assistant.ts'

/** The languages in which facts are said. */
export type FactLanguage = 'en' | 'fr'

/**
 * What has one true answer. Its sentences are made from the values of the content or of the
 * installation, so that they change with them.
 */
export type Fact = {
  /** Stays the same while the values change. */
  id: string
  /** Who states it: the release and its settings, or a member of staff. */
  from: 'content' | 'staff'
  /** The page that says it. */
  source: Source
  intent: Intent
  /** The kinds of questions that it answers; one of them is enough. */
  asked: readonly Wording[]
  /** The answer; a second paragraph gives the details. */
  say: { en: string } & Partial<Record<FactLanguage, string>>
  /** Nothing is stated yet: the reply says so, and offers a person. */
  isUnstated?: boolean
  /** Offers the calendar and the lead form. */
  offersPerson?: boolean
}

/**
 * A kind of question: the slots that must all be filled by words of the question, in any order, and
 * those that must not. Slots are named in `slots.data.ts`; one that begins with `=` is these words
 * themselves (`=service designer`).
 */
export type Wording = {
  has: readonly string[]
  not?: readonly string[]
  /** With more words than this beside its slots, it is another question. */
  mostOthers?: number
}
