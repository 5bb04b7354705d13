import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A proxy to a server of this machine that can stop carrying data, as when the server hangs: clients
 * stay connected and receive nothing; and that can break all connections, as when it is away.
 *
 * @param port of the server
 */
export async function startLine(port: number) {
  const sockets = new Set<Socket>()
  let frozen = false
  let isCut = false
  const line = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (frozen) from.pause()
    }
  })
  await once(line.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (line.address() as AddressInfo).port,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    /** Also those that are opened later. */
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    thaw() {
      frozen = false
      isCut = false
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      line.close()
      await once(line, 'close')
    },
  }
}
