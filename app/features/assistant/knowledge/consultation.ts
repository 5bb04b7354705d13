import type { Passage } from '../assistant.ts'
import type { Found, RankedPage } from './ranking.ts'

/** The search results for a question, from which an answer is made. */
export type Consultation = {
  /** The best passages, the best first. */
  found: Found[]
  /** The pages they stand on, the best first. */
  pages: RankedPage[]
  /** The first passage of a page, which says what the page is about. */
  openingOf(path: string): Passage | undefined
  /** The first passage below the heading of this one. */
  beginningOf(passage: Passage): Passage
  /** All passages of a page, in its order; with a heading, those below it. */
  passagesOn(path: string, heading?: string | null): Passage[]
  /** All passages of a page with their signals for this question, in the order of the page. */
  readable(path: string): Found[]
  /** All insights and case studies. */
  publications: readonly { path: string; title: string }[]
  /** How rare a stem is in the content. */
  rarityOf(stem: string): number
  /** Whether a word stands somewhere in the content in small letters, so that it is not always a name. */
  isPlainWord(word: string): boolean
  /** How near the question is to one of the example texts; null without an encoder. */
  nearnessTo: ((text: string) => number) | null
  /** The vector of the question; null without an encoder. */
  meaning: Float32Array | null
  /** The words of the question that carry meaning, and whether the content contains each. */
  words: { word: string; known: boolean }[]
}
