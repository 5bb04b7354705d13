/** What a release brings along for the search: one of its pages, or an open position. */
export type SearchEntry = {
  path: string
  kind: 'page' | 'job'
  title: string
  note: string
  body: string
}

export const resultKinds = ['page', 'job', 'insight', 'project', 'help'] as const
export type SearchResult = {
  kind: (typeof resultKinds)[number]
  path: string
  title: string
  note: string | null
  /** Pieces of the text; the words that were found stand between `markStart` and `markEnd`. */
  excerpt: string
  at: string | null
}

export type SearchAnswer = {
  results: SearchResult[]
  total: number
  /** There is more than was looked at. */
  isMore: boolean
  /** Other words that find something, when these find nothing. */
  suggestion: string | null
}

export const resultsPerPage = 10
const markStart = '\u0002'
const markEnd = '\u0003'

/** Text cut at the words that were found: every second piece is one of them. */
export function piecesOf(excerpt: string): string[] {
  return excerpt.replaceAll(markEnd, markStart).split(markStart)
}
