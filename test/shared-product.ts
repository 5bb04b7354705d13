import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { inject } from 'vitest'
import { findRunningPostgres } from '#app/platform/embedded-postgres.server.ts'
import { openSql } from '#app/platform/sql-connection.server.ts'
import { type Product, startProduct } from './process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The port at which a worker asks for its product. */
    sharedProducts: number
  }
}

type Shared = Pick<Product, 'baseUrl' | 'dataDir'>
type Answer = Shared | { fault: string }

let given: Promise<Shared> | undefined

/**
 * The product of this worker, which its test files use one after the other: what earlier files have
 * stored is still there. It is started when the first of them asks, and runs as long as the worker.
 */
export async function sharedProduct(): Promise<Shared> {
  given ??= askForProduct()
  const product = await given
  await forgetVisitors(product)
  return product
}

/**
 * All tests come from one address, and in one hour: what the visitors of earlier files have done must not
 * count for those of the next file, or their mails are withheld and their calls only wait for a confirmation.
 */
async function forgetVisitors({ dataDir }: Shared): Promise<void> {
  const sql = await openSql(findRunningPostgres(dataDir)?.url ?? '')
  try {
    await sql`delete from rate_limits`
    await sql`delete from visitor_mails`
    await sql`update form_receipts set created_at = created_at - interval '1 hour'`
    await sql`update bookings set confirmed_at = created_at, held_until = null
      where status = 'booked' and confirmed_at is null`
  } finally {
    await sql.end()
  }
}

async function askForProduct(): Promise<Shared> {
  const socket = connect(inject('sharedProducts'), '127.0.0.1')
  const [bytes] = (await once(socket, 'data')) as [Buffer]
  // It stays open until this process ends, and must not keep it from ending.
  socket.unref()
  const answer = JSON.parse(String(bytes)) as Answer
  if ('fault' in answer) throw new Error(answer.fault)
  return answer
}

/**
 * Starts a product for each worker that asks, and stops it when the worker has ended. They belong to the
 * process that runs all tests, because Vitest ends a worker sooner than a product can stop in order.
 *
 * @returns the port to ask at, and a function that waits until all products have stopped
 */
export async function serveSharedProducts() {
  const runs = new Set<Promise<void>>()
  const server = createServer((socket) => {
    const run = lend(socket).catch((error: unknown) => {
      socket.end(JSON.stringify({ fault: String(error) } satisfies Answer))
    })
    runs.add(run)
    run.then(() => runs.delete(run))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    async stop() {
      server.close()
      await Promise.all(runs)
    },
  }
}

/** Runs a product as long as the connection is open. */
async function lend(socket: Socket): Promise<void> {
  const left = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  // A worker that is killed resets its connection.
  socket.on('error', () => {}).resume()
  await using product = await startProduct()
  const { baseUrl, dataDir } = product
  socket.write(JSON.stringify({ baseUrl, dataDir } satisfies Answer))
  await left
}
