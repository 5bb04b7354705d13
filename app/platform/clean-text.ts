// Nobody types them: they hide words, move cursors in terminals, and end lines where none should end.
const controls = /[^\P{Cc}\n\t]/gu

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
