import { join } from 'node:path'
import { readPostmasterFile } from '#app/platform/embedded-postgres-orphans.server.ts'
import { startProduct } from '#test/process.ts'
import { drillEnvironment, type Setting } from './rounds.ts'

/** The embedded PostgreSQL is killed with `kill -9` while forms are sent; the product starts it again. */
export async function drill(): Promise<Setting> {
  const product = await startProduct({ env: drillEnvironment })
  return {
    products: [product],
    async breakOnce() {
      const server = readPostmasterFile(join(product.dataDir, 'postgres'))
      if (!server) throw new Error('the embedded PostgreSQL does not run')
      process.kill(server.pid, 'SIGKILL')
      return performance.now()
    },
    [Symbol.asyncDispose]: () => product[Symbol.asyncDispose](),
  }
}
