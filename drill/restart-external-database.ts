import { setTimeout as delay } from 'node:timers/promises'
import { startOwnPostgres } from '#test/own-postgres.ts'
import { startProduct } from '#test/process.ts'
import { drillEnvironment, type Setting } from './rounds.ts'

const awayMilliseconds = 1_500

/**
 * Two instances share a PostgreSQL that is restarted while forms are sent, as by an upgrade of the
 * operating system: alternately with a fast shutdown (which ends every session) and an immediate one
 * (like a crash).
 */
export async function drill(): Promise<Setting> {
  await using stack = new AsyncDisposableStack()
  const server = stack.use(await startOwnPostgres())
  const env = {
    ...drillEnvironment,
    DATABASE_URL: server.url,
    SESSION_SECRET: 'shared by both '.repeat(3),
  }
  const products = [stack.use(await startProduct({ env })), stack.use(await startProduct({ env }))]
  const kept = stack.move()
  let round = 0
  return {
    products,
    async breakOnce() {
      await server.stop(round++ % 2 === 0 ? 'SIGINT' : 'SIGQUIT')
      await delay(awayMilliseconds)
      await server.start()
      return performance.now()
    },
    [Symbol.asyncDispose]: () => kept[Symbol.asyncDispose](),
  }
}
