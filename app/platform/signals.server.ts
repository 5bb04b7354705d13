import type { Database } from './db.server.ts'

type Hear = () => void
type Channel = { topics: Map<string, Set<Hear>>; listening: Promise<unknown> }

export type Signals = ReturnType<typeof createSignals>

/**
 * Messages from one instance to all through PostgreSQL (`NOTIFY channel, 'topic'`), passed to the
 * callers that wait for the topic here. The connection is opened when the first caller waits.
 */
export function createSignals(db: Database) {
  const channels = new Map<string, Channel>()
  const closing = new Set<Hear>()
  let isClosed = false

  function open(name: string): Channel {
    const topics: Channel['topics'] = new Map()
    const tell = (topic: string) => topics.get(topic)?.forEach((hear) => void hear())
    // After a lost connection every waiting caller is notified: a message may have been missed.
    const everybody = () => {
      for (const topic of topics.keys()) tell(topic)
    }
    return { topics, listening: db.listen(name, tell, everybody) }
  }

  return {
    /** How many callers wait here for a topic. */
    waiting: (channel: string, topic: string) =>
      channels.get(channel)?.topics.get(topic)?.size ?? 0,
    /**
     * Calls `hear` at each signal until the returned function is called.
     *
     * @param onClose called when the process is about to stop
     */
    async on(channel: string, topic: string, hear: Hear, onClose: Hear): Promise<() => void> {
      const found = channels.get(channel) ?? open(channel)
      channels.set(channel, found)
      const waiting = found.topics.get(topic) ?? new Set()
      found.topics.set(topic, waiting.add(hear))
      closing.add(onClose)
      let isOff = false
      const off = () => {
        if (isOff) return
        isOff = true
        closing.delete(onClose)
        waiting.delete(hear)
        if (waiting.size === 0) found.topics.delete(topic)
      }
      try {
        await found.listening
      } catch (error) {
        // Somebody else may have begun to listen again.
        if (channels.get(channel) === found) channels.delete(channel)
        off()
        throw error
      }
      // It listens only now: the end of all waiting has been.
      if (isClosed) queueMicrotask(() => closing.has(onClose) && onClose())
      return off
    },
    /** Releases all waiting callers, so that their connections end. */
    close() {
      isClosed = true
      for (const end of [...closing]) end()
    },
  }
}
