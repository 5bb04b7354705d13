import { beginningOf, cleanText } from '#app/platform/clean-text.ts'

export const portalSearchPath = '/dashboard/search'

export const foundKinds = [
  ...(['projects', 'updates', 'documents', 'tickets'] as const),
  ...(['requests', 'decisions', 'invoices', 'help'] as const),
] as const
export type FoundKind = (typeof foundKinds)[number]

/**
 * One thing that was found. The id of an update is that of its project, where it is read; the id of a help
 * article is its slug.
 */
export type Found = { kind: FoundKind; id: string; title: string; note: string; at: string }
/** The newest of one kind, and how many there are, counted up to `countedUpTo`. */
export type FoundPart = { kind: FoundKind; count: number; rows: Found[] }

export const shownOfKind = 5
export const countedUpTo = 500
export const longestSearch = 100

/** The words of the address, without what nobody types. */
export function readWords(params: URLSearchParams): string {
  const text = cleanText(params.get('q')) as string | undefined
  const words = (text ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ')
  return beginningOf(words, longestSearch).trim().toWellFormed()
}
