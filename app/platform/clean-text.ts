// Control characters: nobody types them, and they hide words, move the cursor of a terminal, or
// break lines.
const controls = /[^\P{Cc}\n\t]/gu

// Invisible characters that reverse the direction of the text after them.
const directions = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

// Those of them that can make a text read as another one. The marks that Arabic and Hebrew need stay.
const overrides = /[\u202a-\u202e\u2066-\u2069]/g

/** Fillers and joiners that show nothing; some of them are letters to Unicode. */
const nothingToSee = /^[\p{Default_Ignorable_Code_Point}\p{Z}\s\u2800]*$/u

/**
 * A text reduced to one line, for lists, greetings and mail subjects: it can neither start a new line
 * nor reverse the direction of the text after it.
 */
export const onOneLine = (text: string): string =>
  text
    .replace(directions, '')
    .replace(/[\s\u0085]/g, ' ')
    .replace(controls, '')
    // After the control characters, which can stand between two spaces.
    .replace(/ +/g, ' ')
    .trim()

/** The same for a field of one line that a person typed; see `cleanText`. */
export const cleanLine = (value: unknown): unknown =>
  cleanText(typeof value === 'string' ? onOneLine(value) : value)

/**
 * What a person typed, as it is stored: without control characters (PostgreSQL cannot store NUL at all),
 * without characters that show other letters in the wrong order,
 * and with each line break as one character, as browsers count it. A text without anything to see
 * becomes undefined; a value that is not text is returned unchanged.
 */
export function cleanText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(overrides, '')
    .toWellFormed()
    .trim()
  return nothingToSee.test(text) ? undefined : text
}

/** The beginning of a text, `most` long at most; an emoji at its end is whole or left out, never cut in half. */
export function beginningOf(text: string, most: number): string {
  const end = text.charCodeAt(most - 1)
  const isHalf = text.length > most && end >= 0xd800 && end <= 0xdbff
  return text.slice(0, isHalf ? most - 1 : most)
}

const mailAddress = /[^\s<>"'(),;:/]+@[^\s<>"'(),;:/]+/g

/** A message of another program, without the mail addresses in it. */
export const withoutAddresses = (text: string): string => text.replace(mailAddress, '…')
