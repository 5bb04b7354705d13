import { z } from 'zod'

/**
 * How long a text is: in characters as Unicode numbers them, which is how PostgreSQL counts too. For
 * JavaScript alone, and for zod, an emoji would be two.
 */
export const lengthOf = (text: string): number => {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** A text of so many characters; what is no text at all counts as too short. */
export const sizedText = (least: number, short: string, most: number, long: string) =>
  z
    .string({ error: short })
    .refine((text) => lengthOf(text) >= least, short)
    .refine((text) => lengthOf(text) <= most, long)

/** The same without a least length. */
export const shortText = (most: number, long: string) => sizedText(0, long, most, long)
