import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkPlace } from '#app/platform/network-address.ts'

export type Patience = {
  /** Milliseconds for the first request's head, counted from the connection on. */
  head: number
  /** Milliseconds for a whole request: the largest upload on a slow line. */
  request: number
  /** Milliseconds after which it is looked at how much has come or gone. */
  stretch: number
  /** What must have moved by then, in bytes for each second, while we wait for the other side. */
  bytesPerSecond: number
  /** Connections of one address, or of one /64 of IPv6, where no proxy stands between. */
  perAddress: number
}

/** A line of 10 kilobits is slower than any; an office of a hundred browsers keeps fewer open. */
const patience: Patience = {
  head: 15_000,
  request: 3 * 3_600_000,
  stretch: 20_000,
  bytesPerSecond: 1_024,
  perAddress: 400,
}

type Stretch = { since: number; moved: number }
type Exchange = { request: IncomingMessage; stretch?: Stretch }

/**
 * Closes connections that hold a place and move nothing: heads that never end, bodies and readers
 * slower than any line. Large files on slow lines go on as long as they move.
 *
 * @param isDirect whether an address is the visitor's own and no proxy's, so that it can be counted
 * @returns looks at all of them; `now` in milliseconds. The server does so by itself every few seconds
 */
export function closeSlowConnections(
  server: Server,
  isDirect: boolean,
  limits: Patience = patience,
): (now: number) => void {
  const exchanges = new Map<Socket, Exchange>()
  const addresses = new Map<string, number>()
  server.headersTimeout = limits.head
  server.requestTimeout = limits.request

  server.on('connection', (socket) => {
    const { address } = networkPlace(socket.remoteAddress ?? '')
    const open = (addresses.get(address) ?? 0) + 1
    addresses.set(address, open)
    socket.once('close', () => {
      exchanges.delete(socket)
      const left = (addresses.get(address) ?? 1) - 1
      if (left > 0) addresses.set(address, left)
      else addresses.delete(address)
    })
    if (isDirect && open > limits.perAddress) socket.destroy()
  })
  server.on('request', (request) => {
    // Also when the answer is out: what is still sent holds the connection.
    exchanges.set(request.socket, { request })
  })

  function look(now: number): void {
    for (const [socket, exchange] of exchanges) {
      const moved = waitsForOther(socket, exchange) ? socket.bytesRead + sentBy(socket) : null
      const { stretch } = exchange
      if (moved === null) exchange.stretch = undefined
      else if (!stretch) exchange.stretch = { since: now, moved }
      else if (now - stretch.since >= limits.stretch) {
        const least = (limits.bytesPerSecond * (now - stretch.since)) / 1_000
        // Reset, so that the system keeps nothing either for a reader who never comes.
        if (moved - stretch.moved < least) socket.resetAndDestroy()
        else exchange.stretch = { since: now, moved }
      }
    }
  }
  const timer = setInterval(() => look(performance.now()), limits.stretch / 4)
  timer.unref()
  server.once('close', () => clearInterval(timer))
  return look
}

/** Whether nothing can go on before the other side sends or reads. */
function waitsForOther(socket: Socket, { request }: Exchange): boolean {
  // What has come and is not yet taken by us is no fault of the sender.
  const isSending = !request.complete && request.readableLength === 0
  return isSending || socket.writableLength > 0
}

/** How many bytes the system has taken from us, also of a large piece that is half gone. */
function sentBy(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null }
  return socket.bytesWritten - Math.max(socket.writableLength, handle?.writeQueueSize ?? 0)
}
