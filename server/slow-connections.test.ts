import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { closeSlowConnections } from './slow-connections.ts'

const limits = {
  head: 60_000,
  request: 60_000,
  stretch: 20_000,
  bytesPerSecond: 1_000,
  perAddress: 3,
}
const opened: Socket[] = []
let server: Server | undefined
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy()
  server?.close()
})

async function serve(handle: RequestListener, change: Partial<typeof limits> = {}) {
  server = createServer({ connectionsCheckingInterval: 50 }, handle)
  const look = closeSlowConnections(server, true, { ...limits, ...change })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    look,
    open: async () => {
      const socket = connect(port, '127.0.0.1')
      opened.push(socket)
      socket.on('error', () => {})
      await once(socket, 'connect')
      return socket
    },
  }
}
const upload = 'POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 9000000\r\n\r\n'

test('a head that never ends is not waited for', async () => {
  const { open } = await serve((_, response) => response.end(), { head: 200 })
  const socket = await open()
  socket.resume().write('GET / HTTP/1.1\r\nhost: here\r\nx-slow: ')
  await once(socket, 'close')
})

test('a body that hardly moves is not waited for; one that does may take as long as it needs', async () => {
  const arrived: Socket[] = []
  const { open, look } = await serve((request) => {
    arrived.push(request.socket)
    request.resume()
  })
  const [slow, steady] = [await open(), await open()]
  slow.write(`${upload}few`)
  steady.write(upload)
  await expect.poll(() => arrived.length).toBe(2)
  const ofSteady = arrived.find(({ remotePort }) => remotePort === steady.localPort)
  slow.resume()
  for (let now = 0; now <= 400_000; now += 20_000) {
    look(now)
    const before = ofSteady?.bytesRead ?? 0
    steady.write('x'.repeat(30_000))
    await expect.poll(() => (ofSteady?.bytesRead ?? 0) - before).toBe(30_000)
  }
  await expect.poll(() => slow.destroyed).toBe(true)
  expect(steady.destroyed).toBe(false)
  expect(ofSteady?.destroyed).toBe(false)
})

test('a reader who takes nothing is not waited for; one who waits for us is', async () => {
  const waiting: Socket[] = []
  const { open, look } = await serve((request, response) => {
    waiting.push(request.socket)
    if (request.url === '/large') response.end(Buffer.alloc(30_000_000))
  })
  const [reader, patient] = [await open(), await open()]
  reader.pause().write('GET /large HTTP/1.1\r\nhost: here\r\n\r\n')
  patient.write('GET /later HTTP/1.1\r\nhost: here\r\n\r\n')
  await expect.poll(() => waiting.length).toBe(2)
  const ofReader = waiting.find(({ remotePort }) => remotePort === reader.localPort)
  const ofPatient = waiting.find(({ remotePort }) => remotePort === patient.localPort)
  // Until the buffers of the system between the two are full.
  let now = 0
  await expect
    .poll(() => {
      now += 20_000
      look(now)
      return ofReader?.destroyed
    })
    .toBe(true)
  expect(ofPatient?.destroyed).toBe(false)
})

test('one address opens no more than its share', async () => {
  const { open } = await serve((_, response) => response.end())
  for (let count = 0; count < limits.perAddress; count += 1) await open()
  await once((await open()).resume(), 'close')
  opened[0]?.destroy()
  await expect
    .poll(async () => {
      const socket = await open()
      socket.write('GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n')
      const [first] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
      return String(first)
    })
    .toContain('200 OK')
})

test('the addresses of one /64 have one share together', async () => {
  await serve((_, response) => response.end())
  const connected = Array.from({ length: limits.perAddress + 2 }, (_, at) => {
    const socket = new Duplex({ read() {}, write: (_chunk, _coding, done) => done() })
    Object.assign(socket, { remoteAddress: `2001:db8:1:${at > limits.perAddress ? 2 : 1}::${at}` })
    server?.emit('connection', socket)
    return socket.destroyed
  })
  expect(connected).toEqual([false, false, false, true, false])
})
