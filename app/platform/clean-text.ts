/**
 * What a person typed, as it is stored: PostgreSQL stores no NUL, and a browser counts a line break as
 * one character. What is empty after trimming is undefined; what is no text passes as it is.
 */
export function cleanText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.replaceAll('\0', '').replaceAll('\r\n', '\n').toWellFormed().trim()
  return text === '' ? undefined : text
}
