import { createNetworkLimit } from './network-limit.ts'
import { isKnownOrigin, noOrigin, originKey, type VisitOrigin } from './visit-origin.ts'

// Origins come from the visitor's side. More new ones in a day than these are counted without.
const mostNew = 500
const mostNewPerAddress = 10

/**
 * The origins that count by their name: those of earlier days, and a limited number of new ones a day,
 * so that nobody can crowd real ones out with made-up names.
 */
export function createKnownOrigins() {
  let earlier = new Set<string>()
  let today = ''
  let recalledOn = ''
  const added = new Set<string>()
  const addedFrom = createNetworkLimit(mostNewPerAddress)

  return {
    /** Forgets what was new on another day, and who brought it. */
    begin(day: string): void {
      if (day === today) return
      today = day
      added.clear()
      addedFrom.begin(day)
    },
    /** @returns the origin, or none when it is one too many */
    admit(origin: VisitOrigin, ip: string): VisitOrigin {
      const key = originKey(origin)
      if (!isKnownOrigin(origin) || earlier.has(key) || added.has(key)) return origin
      if (added.size >= mostNew || !addedFrom.mayAdd(ip, today)) return noOrigin
      added.add(key)
      return origin
    },
    /** Whether the origins of earlier days are still to be told today. */
    lacksEarlier: () => recalledOn !== today,
    recall(origins: readonly VisitOrigin[]): void {
      earlier = new Set(origins.map(originKey))
      recalledOn = today
    },
  }
}
