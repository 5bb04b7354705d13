import type { SitePath } from '../site-map.ts'

/** A question that visitors ask, with its answer and the texts of the page that prove it. */
export type KnownQuestion = {
  /** Unique, in kebab case; stays the same when the words change. */
  id: string
  /** The page that answers, or a place on it. */
  path: SitePath | `${SitePath}#${string}`
  /**
   * Wordings. The first is well written, because it is also suggested to visitors as a next question. The
   * others are how people ask: short, long, colloquial, in other words, as a follow-up in full words.
   */
  asked: readonly string[]
  /**
   * The answer in one or two plain sentences, at most 45 words. It begins with the answer itself and says
   * nothing that `says` does not.
   */
  answer: string
  /**
   * Texts of the page, word for word, that prove the answer: sentences, lines of a list or labels. When
   * one of them leaves the page, the question is not used. Sentences that add something are quoted below
   * the answer. Empty only when nothing is stated.
   */
  says: readonly string[]
  /** The same in French: at least two wordings, as one types them, and the answer. */
  fr: { asked: readonly string[]; answer: string }
  /** The id of a fact that says what is listed now; where there is one, it is said in the place of `answer`. */
  fact?: string
  /** Visitors ask this and no page says it: the answer says so plainly, and a person is offered. */
  isUnstated?: true
}
