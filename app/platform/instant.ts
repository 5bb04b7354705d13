/** Whether text is an instant as cursors of lists contain it: in UTC, to the microsecond. */
export function isInstant(text: string): boolean {
  const shaped = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}\+00$/.test(text)
  return shaped && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(toIso(text)))
}

/** Whether text is an existing date such as `2026-02-28`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false
  const date = new Date(`${text}T00:00:00Z`)
  // JavaScript reads February 30 as March 1; PostgreSQL refuses it.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Whether text is a day by which something can be due. */
export const isDueDay = (text: string): boolean =>
  isDay(text) && text >= '2000-01-01' && text < '2100-01-01'

const toIso = (text: string) => text.replace(' ', 'T').replace('+00', 'Z')
