import { textsIn } from '#app/features/page-copy/stored-texts.ts'
import { pageCopies } from '#content/page-copies.ts'
import type { SitePath } from '#content/site-map.ts'
import { type FixedReason, fixedReason } from './fixed-texts.ts'

/** One text of a page, as the editor shows it. */
export type PageField = {
  /** Its place in the page's copy. */
  path: string
  /** The release's text, without white space around it. */
  original: string
  /** The most characters; what is longer does not fit the drawing. */
  limit: number
  /** Why it cannot be changed here; null when it can. */
  fixed: FixedReason | null
}

/**
 * Of these pages only title and description can be changed: their bodies are forms, lists and posts,
 * computed, or claims with a source that is tested.
 */
const formPages: readonly SitePath[] = [
  ...(['/trust', '/procurement'] as const),
  ...(['/get-started', '/book', '/search', '/projects', '/blog', '/careers'] as const),
]

/** Names of values for the program: addresses, ids, colours, and lines of a drawing. */
const notTexts = new Set([
  ...['id', 'to', 'path', 'paths', 'href', 'figure', 'tone', 'statusTone', 'priorityTone', 'key'],
  ...['mrz', 'code', 'zone', 'use', 'shown', 'from'],
])

/** Search engines show no more characters of these. */
const shownBySearchEngines: Record<string, number> = { 'meta.title': 70, 'meta.description': 190 }

const last = (path: string) => path.split('.').findLast((key) => !/^\d+$/.test(key)) ?? ''

/** What a text may grow to: the drawing has room for half as much again. */
export function limitOf(path: string, original: string): number {
  return (
    shownBySearchEngines[path] ?? Math.max(original.length + 40, Math.ceil(original.length * 1.5))
  )
}

/** Every text of a page that staff see, in the order of the page. */
export function pageFields(page: SitePath): PageField[] {
  return textsIn(pageCopies[page]).flatMap(([path, text]) => {
    const original = text.trim()
    const isText =
      /[\p{L}\d]/u.test(original) && !original.includes('<') && !notTexts.has(last(path))
    if (!isText || (formPages.includes(page) && !path.startsWith('meta.'))) return []
    return [{ path, original, limit: limitOf(path, original), fixed: fixedReason(page, path) }]
  })
}
