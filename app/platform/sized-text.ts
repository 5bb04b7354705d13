import { z } from 'zod'

/**
 * The length of a text in Unicode code points, as PostgreSQL counts. JavaScript and zod would count an
 * emoji as two.
 */
export const lengthOf = (text: string): number => {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** The beginning of a text in at most so many code points; what is cut ends with an ellipsis. */
export function beginningOf(text: string, most: number): string {
  const first = [...text.slice(0, 2 * most + 2)]
  return first.length > most
    ? `${first
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}

/** A text with a minimum and a maximum length; a value that is not text counts as too short. */
export const sizedText = (least: number, short: string, most: number, long: string) =>
  z
    .string({ error: short })
    .refine((text) => lengthOf(text) >= least, short)
    .refine((text) => lengthOf(text) <= most, long)

/** The same without a minimum. */
export const shortText = (most: number, long: string) => sizedText(0, long, most, long)
