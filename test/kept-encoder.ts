import type { App } from '#app/platform/app.server.ts'
import { type WorkerDefinition, WorkerFailed } from '#app/platform/worker.ts'
import { createWorkers } from '#app/platform/workers.server.ts'

/** Of this test process, with which it ends: to load the model costs seconds of processor time. */
const kept = createWorkers()
const isEncoder = ({ file }: WorkerDefinition) => file.endsWith('encoder-program.server.ts')

/** Lets a product use the encoder of this test process, as if it were its own: until it is closed. */
export function keepEncoder({ workers }: Pick<App, 'workers'>): void {
  const { run, running, close } = workers
  const closed = Promise.withResolvers<never>()
  // Mostly nobody waits when the product is closed.
  closed.promise.catch(() => {})
  let hasAsked = false
  workers.run = (definition, work) => {
    if (!isEncoder(definition)) return run(definition, work)
    hasAsked = true
    return Promise.race([closed.promise, kept.run(definition, work)])
  }
  workers.running = () => [...running(), ...(hasAsked ? kept.running() : [])]
  workers.close = () => {
    closed.reject(new WorkerFailed('stopped'))
    return close()
  }
}
