import { types } from 'pg'

const asIs = (text: string) => text
const [bool, bytes, whole, float, json] = [16, 17, 23, 701, 114]
const [boolArray, bytesArray, wholeArray, floatArray, jsonArray, textArray] = [
  1000, 1001, 1007, 1022, 199, 1009,
]

/** By PostgreSQL's number of a type, the type whose reader is taken. All others stay text. */
const readAs: Record<number, number> = {
  ...{ 16: bool, 17: bytes, 21: whole, 23: whole, 26: whole, 700: float, 701: float },
  ...{ 114: json, 3802: json },
  ...{ 1000: boolArray, 1001: bytesArray, 1005: wholeArray, 1007: wholeArray, 1028: wholeArray },
  ...{ 1021: floatArray, 1022: floatArray, 199: jsonArray, 3807: jsonArray },
  // Of names, characters, text, numbers of eight bytes, and ids.
  ...{ 1003: textArray, 1002: textArray, 1014: textArray, 1015: textArray, 1009: textArray },
  ...{ 1016: textArray, 2951: textArray },
}

/**
 * How values are read: JSON as what it holds, numbers that fit into one as a number. Numbers of eight
 * bytes, decimal numbers, dates and times stay the text that PostgreSQL wrote, so that nothing is rounded
 * or moved to the clock of this machine.
 */
export const valueReaders = {
  getTypeParser(oid: number): (text: string) => unknown {
    const like = readAs[oid]
    return like === undefined ? asIs : types.getTypeParser(like)
  },
}

/**
 * A value as the driver sends it: what it would not send as PostgreSQL reads it is written out here.
 * An array becomes PostgreSQL's own array; where a column holds JSON, pass its text.
 * @throws Error for undefined, which is a mistake and no null
 */
export function toParameter(value: unknown): unknown {
  if (value === undefined) throw new Error('A parameter of a statement is undefined.')
  // The driver writes a time by the clock of this machine.
  if (value instanceof Date) return value.toISOString()
  return value
}
