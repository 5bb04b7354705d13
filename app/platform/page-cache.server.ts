/** One response as it is sent, with the data it depends on. */
export type CachedPage = {
  etag: string
  /** Names and values in turn, as Node sends them. */
  headers: string[]
  /** By content coding; there is at least one. */
  bodies: Map<string, Buffer>
  hits: number
}

type Entry = { page: CachedPage; tags: Set<string>; expires: number; size: number }

/** What a rendering must note: everything whose change makes the page out of date. */
export type Dependencies = { tags: Set<string>; expires: Date }

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Rendered pages by key, in memory; the least recently used are dropped first.
 *
 * @param capacity in bytes of bodies
 */
export function createPageCache(capacity: number, now: () => Date) {
  const entries = new Map<string, Entry>()
  // For each tag, the number of renderings begun when it was last invalidated. A rendering that
  // began before that is out of date.
  const invalidated = new Map<string, number>()
  let moment = 0
  let everything = 0
  const stats = { hits: 0, misses: 0, entries: 0, bytes: 0, invalidations: 0 }

  function drop(key: string, entry: Entry): void {
    entries.delete(key)
    stats.bytes -= entry.size
    stats.entries = entries.size
  }

  function isStale(begun: number, tags: Set<string>): boolean {
    return begun <= everything || [...tags].some((tag) => (invalidated.get(tag) ?? 0) >= begun)
  }

  return {
    stats,
    get(key: string): CachedPage | undefined {
      const entry = entries.get(key)
      if (!entry || entry.expires <= now().getTime()) {
        if (entry) drop(key, entry)
        return undefined
      }
      // The last entry of the map is the last to be dropped.
      entries.delete(key)
      entries.set(key, entry)
      entry.page.hits += 1
      stats.hits += 1
      return entry.page
    },
    /** Call this before a page is rendered; `set` needs its result. */
    begin(): number {
      stats.misses += 1
      moment += 1
      return moment
    },
    /** Keeps a page, unless its data changed while it was rendered. */
    set(key: string, begun: number, page: CachedPage, { tags, expires }: Dependencies): void {
      const size = sizeOf(page)
      if (size > capacity / 8 || isStale(begun, tags)) return
      const old = entries.get(key)
      if (old) drop(key, old)
      entries.set(key, { page, tags, expires: expires.getTime(), size })
      stats.bytes += size
      for (const [oldest, entry] of entries) {
        if (stats.bytes <= capacity) break
        drop(oldest, entry)
      }
      stats.entries = entries.size
    },
    /** The bodies of a page were replaced by smaller ones. */
    resize(key: string): void {
      const entry = entries.get(key)
      if (!entry) return
      stats.bytes -= entry.size
      entry.size = sizeOf(entry.page)
      stats.bytes += entry.size
    },
    invalidate(tags: string[]): void {
      stats.invalidations += 1
      for (const tag of tags) invalidated.set(tag, moment)
      for (const [key, entry] of entries) {
        if (tags.some((tag) => entry.tags.has(tag))) drop(key, entry)
      }
    },
    clear(): void {
      stats.invalidations += 1
      everything = moment
      invalidated.clear()
      for (const [key, entry] of entries) drop(key, entry)
    },
  }
}

function sizeOf(page: CachedPage): number {
  let size = 0
  for (const body of page.bodies.values()) size += body.length
  return size
}
