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
