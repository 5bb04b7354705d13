/** What addresses that have proven nothing hold by now, where somebody wants one more. */
export type Pressure = {
  /** How many times the day has, taken or not. */
  times: number
  on_day: number
  by_address: number
  by_site: number
  by_network: number
  by_party: number
}

/** How a time is given to an address that has proven nothing; `full`: not now. */
export type Verdict = 'stands' | 'held' | 'needs_proof' | 'full'

/** How long a time is kept for an address that is to be confirmed. */
export const holdMinutes = 15

// Below these an ordinary visitor notices nothing.
const calm = { by_address: 6, by_site: 12, by_network: 24, by_party: 12 }
// So many wait for one who confirms none of them.
const most = { by_address: 12, by_site: 24, by_network: 48, by_party: 40 }
// Of a day's times: so many may stand unconfirmed, and so many be held without a proof of work.
const standing = { share: 0.2, least: 2 }
const unproven = { share: 0.4, least: 4 }

const origins = ['by_address', 'by_site', 'by_network', 'by_party'] as const
const part = (times: number, { share, least }: typeof standing) =>
  Math.max(least, Math.ceil(times * share))

/**
 * Decides about one more booking. Few unconfirmed ones stand at once; then a proof of work is asked
 * for, and the time is held until the address is confirmed. Where no proof can be worked out, some of
 * a day's times are held without.
 */
export function judge(pressure: Pressure, isProven: boolean): Verdict {
  if (origins.some((origin) => pressure[origin] >= most[origin])) return 'full'
  const isCalm = origins.every((origin) => pressure[origin] < calm[origin])
  if (isCalm && pressure.on_day < part(pressure.times, standing)) return 'stands'
  if (isProven || pressure.on_day < part(pressure.times, unproven)) return 'held'
  return 'needs_proof'
}
