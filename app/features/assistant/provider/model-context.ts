/** A text that the model may cite, by its number. */
export type GivenText = {
  id: number
  /** Facts and answered questions go before the text of a page. */
  kind: 'fact' | 'answer' | 'page' | 'open page'
  /** Empty when no page says it. */
  path: string
  /** Of the page. */
  title: string
  heading: string | null
  text: string
}

/** What the model is given beside the conversation. */
export type ModelContext = {
  given: GivenText[]
  /** The day, as `2026-11-23`. */
  today: string
  /** Whether a word stands somewhere on the site in small letters. */
  isPlainWord: (word: string) => boolean
  /** Searches again, for a model that asks for it. @returns what was not given before */
  search: (words: string) => Promise<GivenText[]>
}

/** The text with what stands above it: a sentence may name its page and its heading. */
export const wholeText = ({ title, heading, text }: GivenText): string =>
  [title, heading, text].filter(Boolean).join('\n')
