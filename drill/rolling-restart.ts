import { startTestPostgres } from '#test/postgres.ts'
import { startProduct } from '#test/process.ts'
import { startBefore } from './nginx.ts'
import { drillEnvironment, type Setting } from './rounds.ts'

/**
 * Two instances on one database behind nginx: each round restarts both, one after the other, and no
 * form may fail.
 */
export async function drill(): Promise<Setting> {
  await using stack = new AsyncDisposableStack()
  const server = await startTestPostgres()
  stack.defer(() => server.stop())
  const env = {
    ...drillEnvironment,
    DATABASE_URL: server.url,
    SESSION_SECRET: 'shared by both instances, 32 chars',
  }
  const first = stack.use(await startProduct({ env }))
  const second = stack.use(await startProduct({ env }))
  const { baseUrl } = stack.use(await startBefore([first.port, second.port]))
  const kept = stack.move()
  return {
    products: [first, second].map((product) => ({ ...product, baseUrl })),
    mayFail: false,
    async breakOnce() {
      await first.restart()
      await second.restart()
      return performance.now()
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}
