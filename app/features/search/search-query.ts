import { beginningOf, cleanText } from '#app/platform/clean-text.ts'

/** The state of the page, as its address holds it. */
export type SearchQuery = { words: string; page: number }

const longest = 100
const lastPage = 60

/** What is not understood falls back to its default. */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const text = cleanText(params.get('q')) as string | undefined
  const words = beginningOf((text ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' '), longest).trim()
  const page = Number(/^\d{1,3}$/.exec(params.get('page') ?? '')?.[0] ?? 1)
  return { words: words.toWellFormed(), page: Math.min(Math.max(page, 1), lastPage) }
}

export function searchHref({ words, page }: SearchQuery): string {
  const params = new URLSearchParams({ q: words, ...(page > 1 && { page: String(page) }) })
  return `/search?${params}`
}
