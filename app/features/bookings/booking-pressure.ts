/** The unconfirmed bookings so far, when somebody books one more. */
export type Pressure = {
  /** How many times the day has, taken or free. */
  times: number
  on_day: number
  by_address: number
  by_site: number
  by_network: number
  by_party: number
}

/** How a time is given to an unconfirmed address; `full` refuses it for now. */
export type Verdict = 'stands' | 'held' | 'needs_proof' | 'full'

/** How long a time is held for an unconfirmed address. */
export const holdMinutes = 15

// Below these limits a visitor notices nothing.
const calm = { by_address: 6, by_site: 12, by_network: 24, by_party: 12 }
// How many unconfirmed bookings one source may have.
const most = { by_address: 12, by_site: 24, by_network: 48, by_party: 40 }
// The share of a day's times that may be unconfirmed, and the share held without a proof of work.
const standing = { share: 0.2, least: 2 }
const unproven = { share: 0.4, least: 4 }

const origins = ['by_address', 'by_site', 'by_network', 'by_party'] as const
const part = (times: number, { share, least }: typeof standing) =>
  Math.max(least, Math.ceil(times * share))

/**
 * Decides about one more booking. The first few unconfirmed ones are booked at once; then a proof of
 * work is asked for, and the time is held until the address is confirmed. For browsers that cannot
 * compute a proof, some of a day's times are held without one.
 */
export function judge(pressure: Pressure, isProven: boolean): Verdict {
  if (origins.some((origin) => pressure[origin] >= most[origin])) return 'full'
  const isCalm = origins.every((origin) => pressure[origin] < calm[origin])
  if (isCalm && pressure.on_day < part(pressure.times, standing)) return 'stands'
  if (isProven || pressure.on_day < part(pressure.times, unproven)) return 'held'
  return 'needs_proof'
}
