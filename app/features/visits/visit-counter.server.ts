import { isbot } from 'isbot'
import { createKnownOrigins } from './known-origins.ts'
import { createNetworkLimit } from './network-limit.ts'
import type { VisitCount } from './visit-count.ts'
import { noOrigin, originKey, readVisitOrigin, type VisitOrigin } from './visit-origin.ts'

/** One request for a public page, as far as counting needs it. */
export type PageRequest = {
  /** The path without its query. */
  path: string
  /** The address as it was sent, with its query. */
  url: string
  /** The address of the client; it limits what one network can add, and is never stored. */
  ip: string
  /** @returns a header by its name in small letters */
  header(name: string): string | undefined
}

export type VisitCounter = {
  /** Counts a view, unless the request asks not to be counted or comes from a program. */
  count(request: PageRequest): void
  /** What was counted since the last call. */
  take(): VisitCount[]
  /** Adds counts again that could not be stored. */
  putBack(counts: readonly VisitCount[]): void
  /** Whether the origins of earlier days are still to be told today. */
  lacksOrigins(): boolean
  /** Tells the origins of earlier days, which count without a limit. */
  recall(origins: readonly VisitOrigin[]): void
}

// A count without identities can be inflated; one address can do so only by what a person could see.
const viewsPerMinute = 60
const mostRows = 20_000
const mostAgents = 1_000

/**
 * Counts views of public pages in memory, to be stored from time to time.
 *
 * @param now the current time
 * @param host of this product
 * @param sessionCookie name of the cookie of people who are signed in, who are not counted
 */
export function createVisitCounter(
  now: () => Date,
  host: string,
  sessionCookie: string,
): VisitCounter {
  let rows = new Map<string, VisitCount>()
  const origins = createKnownOrigins()
  const viewsFrom = createNetworkLimit(viewsPerMinute)
  const programs = new Map<string, boolean>()

  function isProgram(agent: string): boolean {
    const known = programs.get(agent)
    if (known !== undefined) return known
    const found = agent === '' || isbot(agent)
    if (programs.size < mostAgents && agent.length < 300) programs.set(agent, found)
    return found
  }

  function isCounted({ header }: PageRequest): boolean {
    if (header('dnt') === '1' || header('sec-gpc') === '1') return false
    if (/prefetch|preview/.test(`${header('sec-purpose') ?? ''}${header('purpose') ?? ''}`))
      return false
    return !header('cookie')?.includes(sessionCookie) && !isProgram(header('user-agent') ?? '')
  }

  function add(key: string, row: VisitCount): void {
    const found = rows.get(key)
    if (found) {
      found.views += row.views
      found.visits += row.visits
    } else if (rows.size < mostRows) rows.set(key, { ...row })
  }

  /** The day and the minute; what was noted for an earlier one is forgotten. */
  function turn(): { day: string; minute: string } {
    const at = now().toISOString()
    const [day, minute] = [at.slice(0, 10), at.slice(0, 16)]
    origins.begin(day)
    viewsFrom.begin(minute)
    return { day, minute }
  }

  const keyOf = (row: VisitCount) => `${row.day}\n${row.path}\n${originKey(row)}`

  return {
    count(request) {
      if (!isCounted(request)) return
      const { url, path, ip } = request
      const { day, minute } = turn()
      if (!viewsFrom.mayAdd(ip, minute)) return
      const referrer = request.header('referer') ?? ''
      const isInside = URL.canParse(referrer) && new URL(referrer).host === host
      const origin = isInside ? noOrigin : origins.admit(readVisitOrigin(url, referrer, host), ip)
      const row = { ...origin, day, path, views: 1, visits: isInside ? 0 : 1 }
      add(keyOf(row), row)
    },
    take() {
      turn()
      const taken = [...rows.values()]
      rows = new Map()
      return taken
    },
    putBack(counts) {
      for (const row of counts) add(keyOf(row), row)
    },
    lacksOrigins() {
      turn()
      return origins.lacksEarlier()
    },
    recall: origins.recall,
  }
}
