import { startProduct } from '#test/process.ts'
import { drillEnvironment, type Setting } from './rounds.ts'

/**
 * The product is killed with `kill -9` while forms are sent, and started again; the start counts as
 * recovery time.
 */
export async function drill(): Promise<Setting> {
  const product = await startProduct({ env: drillEnvironment })
  return {
    products: [product],
    async breakOnce() {
      await product.kill9()
      const killed = performance.now()
      await product.restart()
      return killed
    },
    [Symbol.asyncDispose]: () => product[Symbol.asyncDispose](),
  }
}
