import { type NetworkPlace, networkPlace } from '#app/platform/network-address.ts'

declare module '#app/platform/app.server.ts' {
  interface App {
    /** The open streams of chat events at this instance. */
    chatStreams: StreamPlaces
  }
}

type Circle = keyof NetworkPlace
export type StreamLimits = Record<Circle | 'total', number>
/** The place of one stream: call `moved` when it has sent something and `leave` when it ends. */
export type StreamPlace = { moved: () => void; leave: () => void }
export type StreamPlaces = ReturnType<typeof createStreamPlaces>

type Holder = { from: NetworkPlace; end: () => void }

const circles: Circle[] = ['network', 'site', 'address']

/** Enough for an office of thirty open chats; others behind the same address poll. */
const streamLimits: StreamLimits = { address: 32, site: 64, network: 128, total: 500 }

/**
 * Limits the open streams by address, by the networks around it and in all. Nobody is refused: where a
 * limit is reached, the largest group within it loses the stream that has been silent for the longest
 * time. So nobody loses a stream because somebody else opens many.
 */
export function createStreamPlaces(atMost: StreamLimits = streamLimits) {
  // In the order of their last event.
  const holders = new Set<Holder>()

  function makeRoom(among: Holder[], limit: number): void {
    const first = among.length < limit ? undefined : oldestOfLargest(among)
    if (!first) return
    holders.delete(first)
    first.end()
  }

  return {
    count: () => holders.size,
    /**
     * Takes a place, and ends another stream if that is needed.
     * @param ip the address of the reader
     * @param end called once when this stream must end
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

/** The oldest stream of the largest group, looking at networks first and at addresses last. */
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
