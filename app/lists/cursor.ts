import { isUuid } from '#app/platform/identifier.ts'
import { isDay, isInstant } from '#app/platform/instant.ts'

/** What a list is sorted by, as the type of its value in a cursor. */
export type SortType = 'timestamptz' | 'text' | 'date' | 'int' | 'bigint' | 'boolean'

/** Where a page begins: the sort values and the id of the row beside it, or the far end. */
export type Cursor = { values: string[]; id: string } | 'end'

const isValid: Record<SortType, (value: string) => boolean> = {
  timestamptz: (value) => value === 'infinity' || isInstant(value),
  text: () => true,
  date: (value) => value === 'infinity' || isDay(value),
  int: (value) => /^-?\d{1,9}$/.test(value),
  bigint: (value) => /^-?\d{1,18}$/.test(value),
  boolean: (value) => value === 'true' || value === 'false',
}

/**
 * Reads a cursor from an address: `id~value`, or `id~value~value` where a list is sorted by several.
 * @returns undefined for whatever PostgreSQL could not read
 */
export function readCursor(text: string | null, types: readonly SortType[]): Cursor | undefined {
  if (text === 'end') return 'end'
  // PostgreSQL text cannot hold NUL.
  if (!text || text.length > 400 || text.includes('\0') || !text.isWellFormed()) return undefined
  const [id = '', ...parts] = text.split('~')
  // A text may hold the sign that divides; it is always the last value.
  const values = [...parts.slice(0, types.length - 1), parts.slice(types.length - 1).join('~')]
  const isWhole = isUuid(id) && parts.length >= types.length
  return isWhole && types.every((type, at) => isValid[type](values[at] ?? ''))
    ? { id, values }
    : undefined
}

/** A cursor as it stands in an address. @param value as the database wrote it */
export const writeCursor = (id: string, value: string): string => `${id}~${value}`
