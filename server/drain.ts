import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { Server as Port, type Socket } from 'node:net'

type Patience = {
  /** Milliseconds during which requests are still accepted, while `/readyz` answers 503. */
  grace: number
  /** Milliseconds after which requests are aborted, counted from the beginning. */
  limit: number
}

export type Drain = ReturnType<typeof createDrain>

const stepMilliseconds = 50
/** On a connection that was active within this time a request may be on its way. */
const quietMilliseconds = 1_000
/** The last part of the grace period. */
const settleMilliseconds = 800
const quietTurns = 3
/** A machine that is busy all the time has no short turn: the port is closed all the same when none waits. */
const longestTaking = 1_000
/** In a longer turn of the event loop a request was worked on, and a connection could arrive unseen. */
const shortTurnMilliseconds = 1

/** Stops one server without losing a request that was sent to it. */
export function createDrain(server: Server) {
  const quietSince = new Map<Socket, number>()
  const underWay = new Set<ServerResponse>()
  /** Requests that are answered when the port is closed; null: each is answered when it comes. */
  let waiting: (() => void)[] | null = null
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
      // A client may send its next request before the answer to this one.
      const isBusy = [...underWay].some((one) => one.req.socket === socket)
      if (!socket.destroyed && !isBusy) quietSince.set(socket, performance.now())
    })
    if (telling) response.shouldKeepAlive = false
  })

  /** From now on every response tells the client that its connection will be closed. */
  function tell(): void {
    telling = true
    for (const response of underWay) response.shouldKeepAlive = false
  }

  function closeQuiet(): void {
    for (const [socket, since] of quietSince)
      if (performance.now() - since > quietMilliseconds) socket.destroy()
  }

  /** Code that runs for the first time takes milliseconds longer, in which a connection could arrive. */
  async function rehearse(): Promise<void> {
    const other = createServer()
    await once(other.listen(0, '127.0.0.1'), 'listening')
    await new Promise((resolve) => other.close(resolve))
  }

  /**
   * Accepts the connections that wait at the port: the system resets a connection that it has accepted
   * when the port closes, and its request would be lost. Each turn of the event loop accepts one, and
   * only a short turn that accepted none says that none waits. Their requests wait, because on a machine
   * with more work than time connections would come faster than they are accepted.
   *
   * @param end when the last request must have its answer; half of the time until then is left for answers
   */
  async function takeWaiting(end: number): Promise<void> {
    waiting = []
    const now = performance.now()
    const last = now + (end - now) / 2
    let until = last
    for (let quiet = 0; quiet < quietTurns && performance.now() < until; ) {
      const before = accepted
      const began = performance.now()
      await new Promise(setImmediate)
      const isShort = performance.now() - began < shortTurnMilliseconds
      quiet = accepted === before && isShort ? quiet + 1 : 0
      until = accepted === before ? Math.min(last, now + longestTaking) : last
    }
  }

  return {
    isStopping: () => stopping,
    /** Answers a request at once, or after the port was closed when it is being closed at this moment. */
    inTurn(answer: () => void): void {
      if (waiting) waiting.push(answer)
      else answer()
    },
    /**
     * Accepts requests during the grace period, answered with `Connection: close`; then closes the port
     * and waits for the running ones.
     *
     * @param onClosed called when the port is closed: responses without an end must end now
     */
    async stop({ grace, limit }: Patience, onClosed: () => void): Promise<void> {
      stopping = true
      const end = performance.now() + limit
      tell()
      await Promise.all([rehearse(), after(Math.max(0, grace - settleMilliseconds))])
      // A connection that arrives just as the port closes is lost; an existing one is not. So
      // connections of the last part are kept: a proxy that does not read `/readyz` can use them
      // and needs no new one.
      telling = false
      await after(Math.min(grace, settleMilliseconds))
      await takeWaiting(end)
      let isOver = false
      // Not `http.Server.close()`, which closes at once every connection that is idle at this
      // moment.
      Port.prototype.close.call(server, () => {
        isOver = true
      })
      tell()
      onClosed()
      const answers = waiting ?? []
      waiting = null
      for (const answer of answers) answer()
      while (!isOver && performance.now() < end) {
        await after(stepMilliseconds)
        // A process that stood still reads its timers first: a request that arrived meanwhile is read
        // before its connection counts as quiet.
        await new Promise(setImmediate)
        closeQuiet()
      }
      server.closeAllConnections()
    },
  }
}

export function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
