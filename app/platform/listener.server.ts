import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { connectionOf } from './pg-address.server.ts'

type Hear = (payload: string) => void
type Ear = { hear: Hear; onListening: () => void }

const firstWait = 100
const longestWait = 2_000
/** Milliseconds to wait for a connection, and for the answer to each statement on it. */
const patience = 5_000

/**
 * Listens to channels of PostgreSQL (`NOTIFY`) on one connection of its own, which is opened again
 * whenever it is lost.
 *
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
      // Another caller may have opened the connection in the meantime.
      if (isClosed || current) return
      // No log line here: other statements report why the database does not answer.
      if (await connect().catch(() => undefined)) return
    }
  }

  return {
    /**
     * Resolves once notifications are received.
     *
     * @param onListening called then, and each time a lost connection is back: notifications may have
     * been missed
     * @throws Error when the channel cannot be listened to now; nothing is received then
     */
    async listen(channel: string, hear: Hear, onListening: () => void): Promise<void> {
      const ear = { hear, onListening }
      ears.set(channel, [...(ears.get(channel) ?? []), ear])
      try {
        if (!current) return void (await connect())
        await (await current).query(listen(channel))
        onListening()
      } catch (error) {
        ears.set(channel, ears.get(channel)?.filter((one) => one !== ear) ?? [])
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
