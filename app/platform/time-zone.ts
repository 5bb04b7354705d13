const shape = /^[A-Za-z][\w+/-]{0,63}$/
const mostKept = 500

/** Formats of days as Canada writes them, one a zone: to make one takes a hundred times as long as to use it. */
function formatsOf(options: Intl.DateTimeFormatOptions) {
  const kept = new Map<string, Intl.DateTimeFormat>()
  /** @throws RangeError for a zone that this runtime does not know */
  return (timeZone: string): Intl.DateTimeFormat => {
    const known = kept.get(timeZone)
    if (known) return known
    const format = new Intl.DateTimeFormat('en-CA', { ...options, timeZone })
    // Readers choose their zones, so the number that is kept has a limit.
    if (kept.size >= mostKept) kept.clear()
    kept.set(timeZone, format)
    return format
  }
}

const day = formatsOf({})
const fullDay = formatsOf({ dateStyle: 'full' })

/** Whether this runtime knows the time zone. */
export function isZone(text: string): boolean {
  if (!shape.test(text)) return false
  try {
    return day(text) !== undefined
  } catch {
    return false
  }
}

/** The day of an instant in a zone, `2026-03-04`. */
export const dayIn = (timeZone: string, instant: Date): string => day(timeZone).format(instant)

/** `Monday, November 23, 2026`. */
export const fullDayIn = (timeZone: string, instant: Date): string =>
  fullDay(timeZone).format(instant)
