import {
  completeSamples,
  lacksSamples,
} from '#app/features/accounts/sign-in/first-accounts-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { claimDataDirectory } from '#app/platform/embedded-postgres-lock.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { assemble } from './assemble.ts'
import { contributions } from './contributions.ts'
import { firstAccounts, type SignIn } from './first-accounts.ts'

export type Running = { app: App; close(): Promise<void> }

export type BootOptions = {
  /** Is given each sign-in as soon as it exists: a generated password is kept nowhere. */
  tell?: (signIn: SignIn) => void
  /** Ends a start that is under way. */
  signal?: AbortSignal
}

const housekeepingMinutes = 10

/**
 * Starts the product: the parts that `assemble` creates, the first accounts and samples, what features
 * prepare, the jobs, and background work. `close` stops it in the reverse order.
 *
 * @throws StartupError one line with the remedy, or the reason of the signal; parts that were already
 * started have been stopped
 */
export function boot(config: Config, options: BootOptions = {}): Promise<Running> {
  return asSystem(() => bringUp(config, options))
}

async function bringUp(
  config: Config,
  { tell = () => {}, signal = new AbortController().signal }: BootOptions,
): Promise<Running> {
  // Not part of `assemble`, which commands use beside a running product. The embedded database takes this
  // lock by itself.
  const unlock = config.databaseUrl ? claimDataDirectory(config.dataDir) : () => {}
  const { app, close: disassemble } = await assemble(config, signal).catch((error) => {
    unlock()
    throw error
  })
  const stops: (() => Promise<void> | void)[] = []
  const close = async () => {
    try {
      for (const stop of stops.splice(0).reverse()) await stop()
    } finally {
      await disassemble().finally(unlock)
    }
  }
  try {
    // Not where an earlier start has made them all: what staff have deleted does not come back.
    const isSampled = config.seed === 'sample' && (await lacksSamples(app))
    const sampleClient = await firstAccounts(app, isSampled, tell)
    for (const { samples } of isSampled ? contributions : []) {
      signal.throwIfAborted()
      await samples?.(app, sampleClient)
    }
    if (isSampled) await completeSamples(app)
    for (const { prepare } of contributions) {
      signal.throwIfAborted()
      await prepare?.(app)
    }
    await app.jobs.work()
    stops.push(keepHouse(app))
    for (const { start } of contributions) if (start) stops.push(start(app))
    signal.throwIfAborted()
    return { app, close }
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
