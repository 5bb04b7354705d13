import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { Server as Port, type Socket } from 'node:net'

type Patience = {
  /** Milliseconds during which requests are still taken, while `/readyz` sends them elsewhere. */
  grace: number
  /** Milliseconds after which requests are cut off, from the beginning. */
  limit: number
}

export type Drain = ReturnType<typeof createDrain>

const stepMilliseconds = 50
/** A connection that has been quiet for less may have a request on the way. */
const quietMilliseconds = 1_000
/** The last part of the grace. */
const settleMilliseconds = 800
const quietTurns = 3

/** Ends the service of one server without losing a request that has been sent to it. */
export function createDrain(server: Server) {
  const quietSince = new Map<Socket, number>()
  const underWay = new Set<ServerResponse>()
  let stopping = false
  let telling = false
  let accepted = 0

  server.on('connection', (socket) => {
    accepted += 1
    quietSince.set(socket, performance.now())
    socket.once('close', () => quietSince.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    quietSince.delete(socket)
    underWay.add(response)
    response.once('close', () => {
      underWay.delete(response)
      if (!socket.destroyed) quietSince.set(socket, performance.now())
    })
    if (telling) response.shouldKeepAlive = false
  })

  /** From now on whoever keeps connections is told with each answer that this one is closed. */
  function tell(): void {
    telling = true
    for (const response of underWay) response.shouldKeepAlive = false
  }

  function closeQuiet(): void {
    for (const [socket, since] of quietSince)
      if (performance.now() - since > quietMilliseconds) socket.destroy()
  }

  /** What is run for the first time takes milliseconds longer, in which a connection could come. */
  async function rehearse(): Promise<void> {
    const other = createServer()
    await once(other.listen(0, '127.0.0.1'), 'listening')
    await new Promise((resolve) => other.close(resolve))
  }

  /**
   * Takes in what waits at the port: a connection that the system has already accepted is reset when
   * the port closes, and its request lost. One is taken in each turn of the event loop.
   */
  async function takeWaiting(end: number): Promise<void> {
    for (let quiet = 0; quiet < quietTurns && performance.now() < end; ) {
      const before = accepted
      await new Promise(setImmediate)
      quiet = accepted === before ? quiet + 1 : 0
    }
  }

  return {
    isStopping: () => stopping,
    /**
     * Lets requests come for the grace, answered with `Connection: close`; then closes the port and
     * waits until those under way are answered.
     * @param onClosed called when the port is closed: answers without an end must end now
     */
    async stop({ grace, limit }: Patience, onClosed: () => void): Promise<void> {
      stopping = true
      const end = performance.now() + limit
      tell()
      await Promise.all([rehearse(), after(Math.max(0, grace - settleMilliseconds))])
      // A connection that comes just as the port closes is lost, one that is there already is not: a
      // proxy that knows nothing of `/readyz` may keep those it makes now, and needs no new one then.
      telling = false
      await after(Math.min(grace, settleMilliseconds))
      await takeWaiting(end)
      let isOver = false
      // Not the way of an HTTP server, which closes at once what is quiet at this moment.
      Port.prototype.close.call(server, () => {
        isOver = true
      })
      tell()
      onClosed()
      while (!isOver && performance.now() < end) {
        closeQuiet()
        await after(stepMilliseconds)
      }
      server.closeAllConnections()
    },
  }
}

export function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
