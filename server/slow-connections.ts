import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkPlace } from '#app/platform/network-address.ts'

export type Patience = {
  /** Milliseconds for the headers of the first request, counted from the connection on. */
  head: number
  /** Milliseconds for a whole request: the largest upload on a slow line. */
  request: number
  /** Milliseconds between two measurements of how much was transferred. */
  stretch: number
  /** The least number of bytes a second, while we wait for the other side. */
  bytesPerSecond: number
  /** Connections of one address, or of one /64 of IPv6, where no proxy is in front of the product. */
  perAddress: number
}

/** Slower than any real line; and more connections than an office of a hundred browsers keeps open. */
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
 * Closes connections that occupy a place and transfer nothing: headers that never end, and bodies and
 * readers slower than any real line. Large files on slow lines go on as long as bytes move.
 *
 * @param isDirect whether an address is the visitor's own and not a proxy's, so that it can be counted
 * @returns checks all connections; `now` in milliseconds. The server calls it every few seconds
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
    // Also after the response is written: what is still being sent occupies the connection.
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
        // Reset, so that the system does not keep data for a reader who never comes.
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

/** Whether the connection can only continue when the other side sends or reads. */
function waitsForOther(socket: Socket, { request }: Exchange): boolean {
  // Bytes that have arrived and were not read by us yet are not the sender's delay.
  const isSending = !request.complete && request.readableLength === 0
  return isSending || socket.writableLength > 0
}

/** The number of bytes that the system has taken from us, also of a large piece that is sent in part. */
function sentBy(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null }
  return socket.bytesWritten - Math.max(socket.writableLength, handle?.writeQueueSize ?? 0)
}
