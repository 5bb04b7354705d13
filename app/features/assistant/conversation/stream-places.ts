import { type NetworkPlace, networkPlace } from '#app/platform/network-address.ts'

declare module '#app/platform/app.server.ts' {
  interface App {
    /** Who holds a stream of news open at this instance. */
    chatStreams: StreamPlaces
  }
}

type Circle = keyof NetworkPlace
export type StreamLimits = Record<Circle | 'total', number>
/** One stream's place: `moved` when it brought something, `leave` when it is over. */
export type StreamPlace = { moved: () => void; leave: () => void }
export type StreamPlaces = ReturnType<typeof createStreamPlaces>

type Holder = { from: NetworkPlace; end: () => void }

const circles: Circle[] = ['network', 'site', 'address']

/** An office of thirty open chats streams; whoever comes after that, or is sent away, polls. */
const streamLimits: StreamLimits = { address: 32, site: 64, network: 128, total: 500 }

/**
 * The places for open streams: so many for an address, for each network around it, and in all. Nobody
 * is refused. Where a limit is reached, whoever holds most of what is full gives a place back, the
 * stream that brought nothing for the longest; so who holds one keeps it however many another one takes.
 */
export function createStreamPlaces(atMost: StreamLimits = streamLimits) {
  // In the order in which they last brought something.
  const holders = new Set<Holder>()

  function makeRoom(among: Holder[], limit: number): void {
    const first = among.length < limit ? undefined : oldestOfLargest(among)
    if (!first) return
    holders.delete(first)
    first.end()
  }

  return {
    held: () => holders.size,
    /**
     * Takes a place, and has another stream end if need be.
     * @param ip where the stream goes to
     * @param end called once, when the place is wanted by somebody else
     */
    take(ip: string, end: () => void): StreamPlace {
      const holder = { from: networkPlace(ip), end }
      for (const circle of circles.toReversed()) {
        const inside = [...holders].filter(({ from }) => from[circle] === holder.from[circle])
        makeRoom(inside, atMost[circle])
      }
      makeRoom([...holders], atMost.total)
      holders.add(holder)
      return {
        moved() {
          if (holders.delete(holder)) holders.add(holder)
        },
        leave: () => void holders.delete(holder),
      }
    },
  }
}

/** From wide to narrow, those of whom there are most; of these the first. */
function oldestOfLargest(holders: Holder[]): Holder | undefined {
  let left = holders
  for (const circle of circles) {
    const groups = Object.values(Object.groupBy(left, ({ from }) => from[circle]))
    left = groups.reduce<Holder[]>(
      (most, group = []) => (group.length > most.length ? group : most),
      [],
    )
  }
  return left[0]
}
