import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { connectionOf } from './pg-address.server.ts'
import { dropClient, endClient } from './pg-end.server.ts'

type Hear = (payload: string) => void
type Ear = { hear: Hear; onListening: () => void }

const firstWait = 100
const longestWait = 2_000
/** In milliseconds. */
const limits = {
  /** To wait for a connection, and for the answer to each statement on it. */
  patience: 5_000,
  /** Between two checks whether the server still answers. */
  checkEvery: 20_000,
}

/**
 * Listens to channels of PostgreSQL (`NOTIFY`) on one connection of its own, which is opened again
 * whenever it is lost. A connection on which an answer does not come counts as lost.
 *
 * @param url as in DATABASE_URL
 */
export function createListener(url: string, { patience, checkEvery } = limits) {
  const ears = new Map<string, Ear[]>()
  let current: Promise<pg.Client> | undefined
  /** The newest one, which `current` waits for or has. */
  let latest: pg.Client | undefined
  let isClosed = false

  const listenToAll = () => [...ears.keys()].map(listen).join('; ')

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({
      ...connectionOf(url),
      ...{ connectionTimeoutMillis: patience, query_timeout: patience },
    })
    latest = client
    client.on('error', () => {})
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { hear } of ears.get(channel) ?? []) hear(payload)
    })
    try {
      await client.connect()
    } catch (error) {
      dropClient(client)
      throw error
    }
    await ask(client, listenToAll())
    client.once('end', () => void recover())
    void keepChecking(client)
    for (const { onListening } of [...ears.values()].flat()) onListening()
    return client
  }

  /** Nothing is ever received from a server that hangs, and a connection to it would not end either. */
  async function keepChecking(client: pg.Client) {
    const ended = new AbortController()
    client.once('end', () => ended.abort())
    try {
      for (;;) {
        await delay(checkEvery, undefined, { ref: false, signal: ended.signal })
        await ask(client, listenToAll())
      }
    } catch {
      // It has ended, or its end was brought about: another one is opened.
    }
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
      if (isClosed) return
      // Another caller may be opening the connection, and may fail.
      // No log line here: other statements report why the database does not answer.
      if (await (current ?? connect()).catch(() => undefined)) return
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
        await ask(await current, listen(channel))
        onListening()
      } catch (error) {
        ears.set(channel, ears.get(channel)?.filter((one) => one !== ear) ?? [])
        throw error
      }
    },
    async close() {
      isClosed = true
      if (latest) await endClient(latest)
    },
  }
}

/** @throws Error when it fails; the connection is then given up: a statement that hangs blocks all later ones */
async function ask(client: pg.Client, text: string): Promise<void> {
  try {
    await client.query(text)
  } catch (error) {
    dropClient(client)
    throw error
  }
}

const listen = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`
