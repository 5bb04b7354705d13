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

/** A text with a minimum and a maximum length; a value that is not text counts as too short. */
export const sizedText = (least: number, short: string, most: number, long: string) =>
  z
    .string({ error: short })
    .refine((text) => lengthOf(text) >= least, short)
    .refine((text) => lengthOf(text) <= most, long)

/** The same without a minimum. */
export const shortText = (most: number, long: string) => sizedText(0, long, most, long)
