import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { createDrain } from './drain.ts'
import { requireFreePort } from './port.ts'

const patience = { grace: 1_500, limit: 5_000 }

async function serve(handler: RequestListener) {
  const server = createServer()
  const drain = createDrain(server)
  server.on('request', (request, response) => drain.inTurn(() => handler(request, response)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, drain, port: (server.address() as AddressInfo).port }
}

/** A client that keeps its connection, as a proxy does. */
async function connectTo(port: number) {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  let isClosed = false
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
  })
  await once(socket, 'connect')
  return {
    isClosed: () => isClosed,
    heard: () => text,
    ask: () => socket.write('POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 0\r\n\r\n'),
    leave: () => socket.destroy(),
  }
}

function standStill(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('answers what comes in the grace, and tells its sender to take another connection', async () => {
  const { drain, port } = await serve((_, response) => response.end('done'))
  const keeper = await connectTo(port)
  keeper.ask()
  await expect.poll(keeper.heard).toMatch(/Connection: keep-alive[\s\S]*done/)
  let closed = false
  // Long enough for all that comes within it, also where little time is left for this process.
  const stopped = drain.stop({ grace: 6_000, limit: 12_000 }, () => {
    closed = true
  })
  keeper.ask()
  await expect.poll(keeper.isClosed).toBe(true)
  expect(closed).toBe(false)
  expect(drain.isStopping()).toBe(true)
  expect(keeper.heard()).toMatch(/Connection: close[\s\S]*done/)
  const late = await connectTo(port)
  late.ask()
  await expect.poll(late.heard).toMatch(/^HTTP\/1\.1 200[\s\S]*Connection: close/)
  await stopped
  expect(closed).toBe(true)
  await expect(connectTo(port)).rejects.toThrow('ECONNREFUSED')
})

test('a machine that is busy all the time closes the port, and has time left for what came before', async () => {
  let isBusy = true
  const work = () => {
    standStill(3)
    if (isBusy) setImmediate(work)
  }
  const { drain, port } = await serve((_, response) =>
    setTimeout(() => response.end('done'), 3_000),
  )
  const asker = await connectTo(port)
  asker.ask()
  work()
  const closed = Promise.withResolvers<string>()
  const late = setTimeout(() => closed.resolve('late'), 20_000)
  const stopped = drain.stop({ grace: 0, limit: 30_000 }, () => closed.resolve('in time'))
  expect(await closed.promise).toBe('in time')
  clearTimeout(late)
  await expect.poll(asker.heard).toMatch(/^HTTP\/1\.1 200[\s\S]*done/)
  isBusy = false
  await stopped
})

test('connections that come faster than their requests are answered are all answered when the port closes', async () => {
  const { drain, port } = await serve((_, response) => {
    standStill(40)
    response.end('done')
  })
  const askers = await Promise.all(Array.from({ length: 50 }, () => connectTo(port)))
  for (const asker of askers) asker.ask()
  // They stand at the port: this process has accepted none of them yet.
  const late = Array.from({ length: 50 }, () => connectTo(port))
  void Promise.all(late).then((them) => them.forEach((one) => void one.ask()))
  await drain.stop({ grace: 0, limit: 60_000 }, () => {})
  for (const asker of [...askers, ...(await Promise.all(late))])
    await expect.poll(asker.heard).toMatch(/^HTTP\/1\.1 200[\s\S]*done/)
})

test('a connection that was made just before the port closed still gets its answer', async () => {
  const { server, drain, port } = await serve((_, response) => response.end('done'))
  const young = await connectTo(port)
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))))
    .toBe(1)
  const stopped = drain.stop({ ...patience, grace: 0 }, () => young.ask())
  await stopped
  expect(young.heard()).toMatch(/^HTTP\/1\.1 200[\s\S]*Connection: close[\s\S]*done/)
})

test('a request that arrived while the process stood still is answered, however long it was quiet before', async () => {
  const { drain, port } = await serve((_, response) => response.end('done'))
  const keeper = await connectTo(port)
  keeper.ask()
  await expect.poll(keeper.heard).toContain('done')
  await drain.stop({ ...patience, grace: 0 }, () => {
    setTimeout(() => {
      keeper.ask()
      standStill(1_100)
    }, 1)
  })
  expect(keeper.heard()).toMatch(/Connection: close[\s\S]*done$/)
})

test('a request that is running is finished, one without an end is cut off', async () => {
  const { server, drain, port } = await serve(() => {})
  const slow = await connectTo(port)
  const asked = once(server, 'request')
  slow.ask()
  const [, answer] = await asked
  await drain.stop({ ...patience, grace: 0 }, () => answer.end('done'))
  expect(slow.heard()).toMatch(/Connection: close[\s\S]*done$/)

  const endless = await serve((_, response) => void response.write('and so on'))
  const listener = await connectTo(endless.port)
  listener.ask()
  await expect.poll(listener.heard).toContain('and so on')
  await endless.drain.stop({ grace: 0, limit: 200 }, () => {})
  await expect.poll(listener.isClosed).toBe(true)
})

test('a port is looked at without being opened', async () => {
  const { server, port } = await serve((_, response) => response.end())
  await expect(requireFreePort({ host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} is in use: stop the program that uses it, or set PORT to another port.`,
  )
  server.close()
  await once(server, 'close')
  await requireFreePort({ host: '127.0.0.1', port })
  await requireFreePort({ host: 'localhost', port })
  await expect(requireFreePort({ host: '203.0.113.1', port })).rejects.toThrow(
    `Cannot listen on 203.0.113.1:${port} (EADDRNOTAVAIL)`,
  )
})
