const day = { day: 'numeric', year: 'numeric' } as const

/** How dates are written; what the panel and the portal add is in ./times/times.ts. */
export const dateLooks = {
  list: { ...day, month: 'short' },
  detail: { ...day, month: 'long' },
  time: {
    ...day,
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  },
} as const

const timeZone = 'UTC'
const list = new Intl.DateTimeFormat('en-US', { ...dateLooks.list, timeZone })
const detail = new Intl.DateTimeFormat('en-US', { ...dateLooks.detail, timeZone })
const time = new Intl.DateTimeFormat('en-US', { ...dateLooks.time, timeZone })

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
