import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection to PostgreSQL through a proxy that can be cut. */
export interface CutLine extends AsyncDisposable {
  /** The same database, through the proxy. */
  url: string
  /**
   * Cuts one connection, whatever it is doing.
   *
   * @param port of the connection as the server sees it; any one when not given
   * @returns whether there was such a connection
   */
  cutOne(port?: number): boolean
  /** Cuts all connections; until `open` is called no new one is let through. */
  close(): void
  open(): void
  /** Lets nothing pass any more, silently, in both directions. */
  freeze(): void
}

/** @param url of a database on this machine */
export async function cutLine(url: string): Promise<CutLine> {
  const { port, hostname } = new URL(url)
  const pairs = new Set<[Socket, Socket]>()
  let isClosed = false
  const server = createServer((client) => {
    if (isClosed) return client.resetAndDestroy()
    const behind = connect(Number(port), hostname)
    const pair: [Socket, Socket] = [client, behind]
    pairs.add(pair)
    client.pipe(behind)
    behind.pipe(client)
    for (const one of pair) {
      one.on('error', () => {})
      one.on('close', () => {
        pairs.delete(pair)
        for (const other of pair) other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(url)
  through.port = String((server.address() as AddressInfo).port)
  const cut = ([client, behind]: [Socket, Socket]) => {
    client.resetAndDestroy()
    behind.resetAndDestroy()
  }
  return {
    url: through.href,
    cutOne(port) {
      const all = [...pairs].filter(([, behind]) => !port || behind.localPort === port)
      const pair = all[Math.floor(Math.random() * all.length)]
      if (pair) cut(pair)
      return pair !== undefined
    },
    close() {
      isClosed = true
      pairs.forEach(cut)
    },
    open() {
      isClosed = false
    },
    freeze() {
      for (const [client, behind] of pairs) {
        client.unpipe(behind).pause()
        behind.unpipe(client).pause()
      }
    },
    async [Symbol.asyncDispose]() {
      server.close()
      pairs.forEach(cut)
    },
  }
}
