/** Decides whether to call an outside service that failed before. */
export type Breaker = ReturnType<typeof createBreaker>
export type Breakers = ReturnType<typeof createBreakers>

const failuresAtMost = 3
const restMilliseconds = 60_000

/** Milliseconds that no correction of the machine's clock changes. */
type Clock = () => number
const running: Clock = () => performance.now()

/** One breaker for each outside service, by name. */
export function createBreakers(now = running) {
  const breakers = new Map<string, Breaker>()
  return {
    of(name: string): Breaker {
      const found = breakers.get(name) ?? createBreaker(restMilliseconds, now)
      breakers.set(name, found)
      return found
    },
  }
}

/** After several failures in a row the service is not called for a while; then one call decides. */
export function createBreaker(rest: number, now = running) {
  let failures = 0
  let restUntil = Number.NEGATIVE_INFINITY
  const trip = () => {
    restUntil = now() + rest
  }
  return {
    isOpen: () => now() < restUntil,
    succeeded() {
      failures = 0
      restUntil = Number.NEGATIVE_INFINITY
    },
    failed() {
      failures += 1
      if (failures >= failuresAtMost) trip()
    },
    /** The service is known to be unavailable. */
    trip,
  }
}
