import { networkCircles } from '#app/platform/network-address.ts'

const mostNames = 30_000

/**
 * Limits what one address, and the networks around it, may add to a count in a period. Addresses are in
 * memory only, and no longer than their period.
 *
 * @param most times in a period for one address; networks get their share more (`networkCircles`)
 */
export function createNetworkLimit(most: number) {
  const added = new Map<string, number>()
  let current = ''

  /** Forgets the addresses of another period. */
  function begin(period: string): void {
    if (period === current) return
    current = period
    added.clear()
  }

  return {
    begin,
    /**
     * @param period a name of the period, such as its day
     * @returns whether this address may add one more; what is refused is not noted
     */
    mayAdd(ip: string, period: string): boolean {
      begin(period)
      const circles = networkCircles(ip)
      if (circles.some(({ name, share }) => (added.get(name) ?? 0) >= most * share)) return false
      if (added.size >= mostNames && !added.has(circles[0].name)) return false
      for (const { name } of circles) added.set(name, (added.get(name) ?? 0) + 1)
      return true
    },
  }
}
