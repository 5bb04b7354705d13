const parts = { timeZone: 'UTC', day: 'numeric', year: 'numeric' } as const
const list = new Intl.DateTimeFormat('en-US', { ...parts, month: 'short' })
const detail = new Intl.DateTimeFormat('en-US', { ...parts, month: 'long' })
const time = new Intl.DateTimeFormat('en-US', {
  ...parts,
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
})

/** `MMM d, yyyy`, in UTC, so that server and browser write the same. */
export function listDate(iso: string): string {
  return list.format(new Date(iso))
}

/** `MMMM d, yyyy`. */
export function longDate(iso: string): string {
  return detail.format(new Date(iso))
}

/** Day and time, with the time zone. */
export function dateTime(iso: string): string {
  return time.format(new Date(iso))
}
