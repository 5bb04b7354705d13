export type RedirectHits = ReadonlyMap<string, number>

/**
 * Adds up the visits to redirects and stores them by one piece of work at a time: visits to the same
 * address would wait for each other's lock of its row, and hold the connections of everybody else.
 *
 * @param store stores visits by redirect; what it refuses is added to the next
 * @param onError hears why visits were not stored
 * @returns counts a visit to a redirect; never throws
 */
export function createRedirectHits(
  store: (hits: RedirectHits) => Promise<unknown>,
  onError: (error: unknown) => void,
): (id: string) => void {
  let waiting = new Map<string, number>()
  let isStoring = false

  const add = (id: string, count: number) => waiting.set(id, (waiting.get(id) ?? 0) + count)

  async function storeWaiting(): Promise<void> {
    isStoring = true
    try {
      while (waiting.size > 0) {
        const hits = waiting
        waiting = new Map()
        try {
          await store(hits)
        } catch (error) {
          for (const [id, count] of hits) add(id, count)
          throw error
        }
      }
    } catch (error) {
      onError(error)
    } finally {
      isStoring = false
    }
  }

  return (id) => {
    add(id, 1)
    if (!isStoring) void storeWaiting()
  }
}
