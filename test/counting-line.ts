import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

const [execute, query] = ['E', 'Q'].map((letter) => letter.charCodeAt(0))

/** A connection to PostgreSQL through a proxy that counts what is sent and can delay it. */
export interface CountingLine extends AsyncDisposable {
  /** The same database, through the proxy. */
  url: string
  counts: { statements: number; sends: number }
  /** @param milliseconds by which every answer is delayed */
  delay(milliseconds: number): void
}

/** @param url of a database on this machine */
export async function countingLine(url: string): Promise<CountingLine> {
  const { port, hostname } = new URL(url)
  const counts = { statements: 0, sends: 0 }
  let wait = 0
  const server = createServer((near) => {
    const far = connect(Number(port), hostname).setNoDelay()
    near.setNoDelay()
    const count = statementCounter(() => {
      counts.statements += 1
    })
    near.on('data', (bytes) => {
      counts.sends += 1
      count(bytes)
      far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (wait === 0) near.write(bytes)
      else setTimeout(() => near.write(bytes), wait)
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(url)
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    counts,
    delay(milliseconds) {
      wait = milliseconds
    },
    async [Symbol.asyncDispose]() {
      server.close()
    },
  }
}

/** Reads the messages of one connection; the first one has no type letter. */
function statementCounter(found: () => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0)
  let isStarted = false
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const at = isStarted ? 1 : 0
      if (rest.length < at + 4) return
      const size = at + rest.readUInt32BE(at)
      if (rest.length < size) return
      if (isStarted && (rest[0] === execute || rest[0] === query)) found()
      isStarted = true
      rest = rest.subarray(size)
    }
  }
}
