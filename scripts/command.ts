import { type Config, loadConfig } from '#app/platform/config.server.ts'
import {
  findRunningPostgres,
  startEmbeddedPostgres,
} from '#app/platform/embedded-postgres.server.ts'
import { StartupError } from '#app/platform/startup-error.ts'

export interface OpenDatabase {
  url: string
  /** Another process of this machine runs the embedded database, so the product is running. */
  shared: boolean
  close(): Promise<void>
}

/** Runs a command; an error that the operator can correct is printed as one line, with exit code 1. */
export async function runCommand(command: (config: Config) => Promise<void>): Promise<void> {
  try {
    await command(loadConfig(process.env, process.cwd()))
  } catch (error) {
    if (!(error instanceof StartupError || (error as Error)?.name?.endsWith('Error'))) throw error
    process.stderr.write(`${(error as Error).message.replace(/\s*\n\s*/g, ' ')}\n`)
    process.exit(1)
  }
}

/**
 * The database of a command: DATABASE_URL, or the embedded one, which is started when it is not
 * running.
 *
 * @throws StartupError when it cannot be reached
 */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    return { url: config.databaseUrl, shared: false, close: async () => {} }
  }
  try {
    const { url, stop } = await startEmbeddedPostgres({ dataDir: config.dataDir })
    return { url, shared: false, close: stop }
  } catch (error) {
    const running = findRunningPostgres(config.dataDir)
    if (!running) throw error
    return { url: running.url, shared: true, close: async () => {} }
  }
}
