import { isUuid } from '#app/platform/identifier.ts'
import { isDay } from '#app/platform/instant.ts'

/** A filter of a list: which values its parameter may have, and which one it has when none is given. */
export type FilterRule<Value extends string = string> = {
  usual: Value
  /** @returns the usual value for whatever is not understood */
  read: (text: string | null) => Value
}

/** One of some words; the usual one is the first, unless another is named. */
export function oneOf<const Value extends string>(
  values: readonly [Value, ...Value[]],
  usual: Value = values[0],
): FilterRule<Value> {
  return { usual, read: (text) => values.find((value) => value === text) ?? usual }
}

/** The id of a record, or one of some words; the usual one is the first. */
export function idOr<const Word extends string>(
  ...words: readonly [Word, ...Word[]]
): FilterRule<string> {
  const [usual] = words
  return {
    usual,
    read: (text) => (text && isUuid(text) ? text : (words.find((one) => one === text) ?? usual)),
  }
}

/** A day, `yyyy-mm-dd`, or nothing. */
export const day: FilterRule = {
  usual: '',
  // Before the year 1000 no date control and no record of ours reaches.
  read: (text) => (text && !text.startsWith('0') && isDay(text) ? text : ''),
}

/** A word of a known shape, or nothing. */
export const word = (shape: RegExp): FilterRule => ({
  usual: '',
  read: (text) => (text && shape.test(text) ? text : ''),
})
