// Nobody types them: they hide words, move cursors in terminals, and end lines where none should end.
const controls = /[^\P{Cc}\n\t]/gu

// Nobody sees them: what follows is read backwards.
const directions = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * A text on one line: what stands in a list, a greeting or the subject of a mail must neither begin a
 * line of its own nor turn the direction of what follows.
 */
export const onOneLine = (text: string): string =>
  text
    .replace(directions, '')
    .replace(/[\s\u0085]+/g, ' ')
    .replace(controls, '')
    .trim()

/** The same for what a person typed into a field of one line; see `cleanText`. */
export const cleanLine = (value: unknown): unknown =>
  cleanText(typeof value === 'string' ? onOneLine(value) : value)

/**
 * What a person typed, as it is stored: without control characters, of which PostgreSQL does not even
 * store NUL; a browser counts a line break as one character. What is empty after trimming is
 * undefined; what is no text passes as it is.
 */
export function cleanText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.replace(/\r\n?/g, '\n').replace(controls, '').toWellFormed().trim()
  return text === '' ? undefined : text
}

const mailAddress = /[^\s<>"'(),;:/]+@[^\s<>"'(),;:/]+/g

/** A message of another program, without the mail addresses that it repeats. */
export const withoutAddresses = (text: string): string => text.replace(mailAddress, '…')
