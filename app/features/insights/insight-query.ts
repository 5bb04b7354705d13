import { type Cursor, readCursor } from '#app/lists/cursor.ts'
import { isSlug } from '#app/platform/identifier.ts'

/**
 * The state of the list in its address. The list is sorted newest first and has only a link to the
 * next page.
 */
export type InsightQuery = {
  type: string | null
  capability: string | null
  /** The last insight of the page before. */
  after?: Exclude<Cursor, 'end'>
}

const slug = (value: string | null) => (value && isSlug(value) ? value : null)

/** Invalid values fall back to their defaults. */
export function readInsightQuery(params: URLSearchParams): InsightQuery {
  const after = readCursor(params.get('after'), ['timestamptz'])
  return {
    type: slug(params.get('type')),
    capability: slug(params.get('capability')),
    after: after === 'end' ? undefined : after,
  }
}
