import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

const restMilliseconds = 1_000

/**
 * Stands in front of several instances like nginx with its defaults: uses them in turn, keeps
 * connections to them, avoids an instance for a while that refuses a connection, and then uses the next
 * one. A request that was sent to one is never sent to another.
 *
 * @param ports of the instances, on this machine
 */
export async function startProxy(ports: number[]) {
  const agent = new Agent({ keepAlive: true })
  const restUntil = new Map<number, number>()
  let turn = 0

  function upstreams(): number[] {
    turn += 1
    const inTurn = ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0)
    const resting = (port: number) => (restUntil.get(port) ?? 0) > performance.now()
    return [...inTurn.filter((port) => !resting(port)), ...inTurn.filter(resting)]
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, left: number[]) {
    const [port, ...others] = left
    if (!port) {
      outgoing.writeHead(502).end()
      return
    }
    const { method, url: path } = incoming
    const headers: Record<string, unknown> = { ...incoming.headers, 'content-length': body.length }
    for (const name of ['connection', 'keep-alive', 'transfer-encoding']) delete headers[name]
    const options = { host: '127.0.0.1', port, method, path, agent, headers: headers as never }
    const sent = request(options, (answer) => {
      const { connection: _, 'keep-alive': __, ...passed } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, passed)
      pipeline(answer, outgoing, () => {})
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') {
        restUntil.set(port, performance.now() + restMilliseconds)
        pass(incoming, outgoing, body, others)
      } else if (!outgoing.headersSent)
        outgoing
          .writeHead(502, { 'x-fault': `${error.code} ${sent.reusedSocket ? 'kept' : 'new'}` })
          .end()
    })
    sent.end(body)
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    pass(incoming, outgoing, Buffer.concat(chunks), upstreams())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
