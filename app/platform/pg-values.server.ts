import { types } from 'pg'

const asIs = (text: string) => text
const [bool, bytes, whole, float, json] = [16, 17, 23, 701, 114]
const [boolArray, bytesArray, wholeArray, floatArray, jsonArray, textArray] = [
  1000, 1001, 1007, 1022, 199, 1009,
]

/** By PostgreSQL's type number, the type whose reader is used. All others are read as text. */
const readAs: Record<number, number> = {
  ...{ 16: bool, 17: bytes, 21: whole, 23: whole, 26: whole, 700: float, 701: float },
  ...{ 114: json, 3802: json },
  ...{ 1000: boolArray, 1001: bytesArray, 1005: wholeArray, 1007: wholeArray, 1028: wholeArray },
  ...{ 1021: floatArray, 1022: floatArray, 199: jsonArray, 3807: jsonArray },
  // The types name, char, text, int8 and uuid.
  ...{ 1003: textArray, 1002: textArray, 1014: textArray, 1015: textArray, 1009: textArray },
  ...{ 1016: textArray, 2951: textArray },
}

/**
 * How values are read: JSON is parsed, and numbers that fit are JavaScript numbers. Numbers of eight
 * bytes, decimals, dates and times stay the text that PostgreSQL wrote, so that they are neither
 * rounded nor moved to this machine's time zone.
 */
export const valueReaders = {
  getTypeParser(oid: number): (text: string) => unknown {
    const like = readAs[oid]
    return like === undefined ? asIs : types.getTypeParser(like)
  },
}

/**
 * A value as the driver sends it; values that the driver would send in a form that PostgreSQL reads
 * differently are converted here. An array becomes a PostgreSQL array; for a JSON column, pass its
 * text.
 *
 * @throws Error for undefined, which is a mistake and does not mean null
 */
export function toParameter(value: unknown): unknown {
  if (value === undefined) throw new Error('A parameter of a statement is undefined.')
  // The driver would write a time in this machine's time zone.
  if (value instanceof Date) return value.toISOString()
  return value
}
