import type { App } from '#app/platform/app.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { assemble } from './assemble.ts'
import { contributions } from './contributions.ts'
import { firstAccounts, type SignIn } from './first-accounts.ts'

export type Running = { app: App; signIns: SignIn[]; close(): Promise<void> }

const housekeepingMinutes = 10

/**
 * Starts the product: the parts that `assemble` creates, the first accounts and samples, what features
 * prepare, the jobs, and background work. `close` stops it in the reverse order.
 *
 * @throws StartupError one line with the remedy; parts that were already started have been stopped
 */
export function boot(config: Config): Promise<Running> {
  return asSystem(() => bringUp(config))
}

async function bringUp(config: Config): Promise<Running> {
  const { app, close: disassemble } = await assemble(config)
  const stops: (() => Promise<void> | void)[] = []
  const close = async () => {
    try {
      for (const stop of stops.splice(0).reverse()) await stop()
    } finally {
      await disassemble()
    }
  }
  try {
    const { signIns, sampleClient } = await firstAccounts(app)
    if (config.seed === 'sample')
      for (const { samples } of contributions) await samples?.(app, sampleClient)
    for (const { prepare } of contributions) await prepare?.(app)
    await app.jobs.work()
    stops.push(keepHouse(app))
    for (const { start } of contributions) if (start) stops.push(start(app))
    return { app, signIns, close }
  } catch (error) {
    await close()
    throw error
  }
}

function keepHouse(app: App): () => void {
  const tasks = contributions.flatMap(({ housekeeping = [] }) => housekeeping)
  const tidy = () => {
    for (const task of tasks)
      task(app).catch((error) =>
        app.log.error({ err: error, task: task.name }, 'housekeeping failed'),
      )
  }
  const timer = setInterval(tidy, housekeepingMinutes * 60_000)
  return () => clearInterval(timer)
}
