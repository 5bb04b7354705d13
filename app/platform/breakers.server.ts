/** Decides whether to call an outside service that failed before. */
export type Breaker = ReturnType<typeof createBreaker>
export type Breakers = ReturnType<typeof createBreakers>

const failuresAtMost = 3
const restMilliseconds = 60_000

/** One breaker for each outside service, by name. */
export function createBreakers(now: () => Date) {
  const breakers = new Map<string, Breaker>()
  return {
    of(name: string): Breaker {
      const found = breakers.get(name) ?? createBreaker(now)
      breakers.set(name, found)
      return found
    },
  }
}

/** After several failures in a row the service is not called for a while; then one call decides. */
export function createBreaker(now: () => Date, rest = restMilliseconds) {
  let failures = 0
  let restUntil = 0
  const trip = () => {
    restUntil = now().getTime() + rest
  }
  return {
    isOpen: () => now().getTime() < restUntil,
    succeeded() {
      failures = 0
      restUntil = 0
    },
    failed() {
      failures += 1
      if (failures >= failuresAtMost) trip()
    },
    /** The service is known to be unavailable. */
    trip,
  }
}
