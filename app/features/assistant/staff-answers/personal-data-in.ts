const address = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const telephone = /(?:\+|\b00|\()?\d[\d\s().-]{6,}\d/g
const longNumber = /\d{6,}/g

/** A day (2026-11-23) or a span of years (2024-2027) has many digits and is nobody's number. */
const isDate = (text: string) => /^\d{4}-(?:\d{2}-\d{2}|\d{4})$/.test(text.trim())

/** A text without addresses, telephone numbers and long numbers, for reports. */
export const redacted = (text: string, mark: string): string =>
  text
    .replace(address, mark)
    .replace(telephone, (found) => (isDate(found) ? found : mark))
    .replace(longNumber, mark)

/** What looks like personal data in a text that everybody will read: addresses and numbers of people. */
export function personalDataIn(text: string): string[] {
  const numbers = [...text.matchAll(telephone)].map(([found]) => found.trim())
  const found = [
    ...[...text.matchAll(address)].map(([one]) => one),
    ...numbers.filter((one) => !isDate(one)),
    ...[...text.matchAll(longNumber)].map(([one]) => one),
  ]
  return [...new Set(found)].slice(0, 5)
}
