import { connect, type Socket } from 'node:net'

export type Load = { perSecond: number; p50: number; p99: number; failed: number }

export const bareServer = 'The bare server'

const lastChunk = Buffer.from('0\r\n\r\n')

type Target = {
  /** Whom messages name: the product or the server that it is compared with. */
  server?: string
  port: number
  /** One page, or a function that names the next one. */
  path: string | (() => string)
  headers?: Record<string, string>
}

/**
 * Sends requests on connections that stay open, each waiting for its response.
 *
 * @param milliseconds how long
 */
export async function load(
  { server = 'The product', port, path, headers = {} }: Target,
  connections: number,
  milliseconds: number,
): Promise<Load> {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([k, v]) => `${k}: ${v}`)
  const rest = ` HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
  const next = typeof path === 'string' ? () => path : path
  const times: number[] = []
  let failed = 0
  const until = performance.now() + milliseconds
  await Promise.all(Array.from({ length: connections }, () => visitor()))
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN
  return { perSecond: (times.length * 1000) / milliseconds, p50: at(0.5), p99: at(0.99), failed }

  async function visitor() {
    const socket = connect(port, '127.0.0.1').setNoDelay()
    let asked = ''
    // Several products are measured in turns: the message says which of them has failed, and at which page.
    const broken = new Promise<never>((_, reject) => {
      const fail = (why: string) =>
        reject(new Error(`${server} at port ${port} failed${asked && ` at ${asked}`}: ${why}`))
      socket.once('error', (error) => fail(error.message))
      socket.once('close', () => fail('it closed the connection'))
    })
    // Nobody waits for it after the last answer.
    broken.catch(() => {})
    const connected = new Promise((resolve) => socket.once('connect', resolve))
    await Promise.race([connected, broken])
    while (performance.now() < until) {
      const start = performance.now()
      asked = next()
      socket.write(`GET ${asked}${rest}`)
      if (await Promise.race([answered(socket), broken])) times.push(performance.now() - start)
      else failed += 1
    }
    socket.destroy()
  }
}

/** Resolves when a whole response has arrived, to whether it is the page or says that it is unchanged. */
function answered(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    let size = 0
    let expected = 0
    let inChunks = false
    let well = false
    const take = (chunk: Buffer) => {
      if (size === 0) {
        const head = chunk.subarray(0, chunk.indexOf('\r\n\r\n') + 4).toString('latin1')
        well = /^HTTP\/1.1 (200|304) /.test(head)
        inChunks = /^transfer-encoding: chunked/im.test(head)
        const length = /content-length: (\d+)/i.exec(head)?.[1] ?? '0'
        expected = head.length + (head.startsWith('HTTP/1.1 304') ? 0 : Number(length))
      }
      size += chunk.length
      if (inChunks ? !chunk.subarray(-lastChunk.length).equals(lastChunk) : size < expected) return
      socket.off('data', take)
      resolve(well)
    }
    socket.on('data', take)
  })
}
