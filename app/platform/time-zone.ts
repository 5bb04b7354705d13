const shape = /^[A-Za-z][\w+/-]{0,63}$/

/** Whether this runtime knows the time zone. */
export function isZone(text: string): boolean {
  if (!shape.test(text)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

/** The day of an instant in a zone, `2026-03-04`, as Canada writes days. */
export const dayIn = (timeZone: string, instant: Date): string =>
  instant.toLocaleDateString('en-CA', { timeZone })
