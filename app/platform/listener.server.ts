import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { connectionOf } from './pg-address.server.ts'

type Hear = (payload: string) => void
type Ear = { hear: Hear; onListening: () => void }

const firstWait = 100
const longestWait = 2_000
/** For a connection, and for the answer to each statement on it. */
const patience = 5_000

/**
 * Hears what is said on channels of PostgreSQL (`NOTIFY`), on one connection of its own, which is made
 * anew whenever it is lost.
 * @param url as in DATABASE_URL
 */
export function createListener(url: string) {
  const ears = new Map<string, Ear[]>()
  let current: Promise<pg.Client> | undefined
  let isClosed = false

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({
      ...connectionOf(url),
      ...{ connectionTimeoutMillis: patience, query_timeout: patience },
    })
    client.on('error', () => {})
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { hear } of ears.get(channel) ?? []) hear(payload)
    })
    try {
      await client.connect()
      await client.query([...ears.keys()].map(listen).join('; '))
    } catch (error) {
      await client.end()
      throw error
    }
    client.once('end', () => void recover())
    for (const { onListening } of [...ears.values()].flat()) onListening()
    return client
  }

  function connect(): Promise<pg.Client> {
    const opening = open()
    current = opening
    opening.catch(() => {
      current = undefined
    })
    return opening
  }

  async function recover() {
    current = undefined
    for (let wait = firstWait; ; wait = Math.min(wait * 2, longestWait)) {
      await delay(wait, undefined, { ref: false })
      // Somebody new who listens may have been quicker.
      if (isClosed || current) return
      // What stands in the way is said by whatever asks the database something.
      if (await connect().catch(() => undefined)) return
    }
  }

  return {
    /**
     * Resolves once whatever is said from now on is heard.
     * @param onListening called then, and whenever a lost connection is back: something may have been missed
     * @throws Error when the channel cannot be listened to now; nothing is heard then
     */
    async listen(channel: string, hear: Hear, onListening: () => void): Promise<void> {
      const others = ears.get(channel) ?? []
      ears.set(channel, [...others, { hear, onListening }])
      try {
        if (!current) return void (await connect())
        await (await current).query(listen(channel))
        onListening()
      } catch (error) {
        ears.set(channel, others)
        throw error
      }
    },
    async close() {
      isClosed = true
      await current?.then((client) => client.end()).catch(() => {})
    },
  }
}

const listen = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`
