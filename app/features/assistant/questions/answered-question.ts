import type { Intent, Source } from '../assistant.ts'
import type { FactLanguage } from '../facts/fact.ts'

/**
 * A question with its answer, as it is matched with what visitors ask: a known question of the content
 * whose proof is on its page now, or an answer that staff have written.
 */
export type AnsweredQuestion = {
  /** Unique among those of the same origin. */
  id: string
  /** Who states it. What staff write goes before facts, known questions and passages. */
  from: 'content' | 'staff'
  /** The page that answers; null when there is none. */
  source: Source | null
  intent: Intent
  /** Wordings by their language; the first may be suggested to visitors. */
  asked: Readonly<Record<FactLanguage, readonly string[]>>
  /** The answer; without one in a language, the question is not used in it. */
  say: Readonly<Partial<Record<FactLanguage, string>>>
  /** Texts of the page that prove the answer, in English. Sentences that add something are quoted. */
  proof: readonly string[]
  /** The text of the page answers: what `say` holds is only its name. */
  isPageText?: boolean
  /** No page says it: the answer says so, and a person is offered. */
  isUnstated?: boolean
}

/** What somebody asks; where it goes on with a conversation, with what was asked and answered before. */
export type Asking = { text: string; after?: { asked: string; said: string } }

/** An answered question that is like what was asked. */
export type QuestionFound = {
  known: AnsweredQuestion
  /** How likely it is the question that was asked, from 0 to 1; comparable between questions. */
  score: number
  /** The share of the asked words that its wordings, answer and proof have, from 0 to 1. */
  share: number
  /** The same words, apart from case, accents and signs. */
  isExact: boolean
}
