import { createServer } from 'node:http'
import path from 'node:path'
import * as routes from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createAdmin } from '#app/features/accounts/sign-in/first-accounts-service.server.ts'
import { type Erased, erasePerson } from '#app/features/erasure/erasure-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { StartupError } from '#app/platform/startup-error.ts'
import { assemble } from './assemble.ts'
import { boot } from './boot.ts'
import { after, createDrain, type Drain } from './drain.ts'
import type { SignIn } from './first-accounts.ts'
import { createHttp } from './http.ts'
import { listen, requireFreePort } from './port.ts'
import { closeSlowConnections } from './slow-connections.ts'

export { boot } from './boot.ts'

/** A proxy keeps idle connections for about a minute and must be the first to close them. */
const proxyKeepAliveMilliseconds = 75_000
/** The longest time from SIGTERM to the end. */
const endMilliseconds = 9_500
/** Of it, the longest that requests get: the embedded database needs time to stop. */
const requestMilliseconds = { embedded: 6_000, external: 8_000 }
/** Where other instances may share the database, a proxy gets this long to switch to them. */
const graceMilliseconds = 2_500

/** The HTTP application around the pages, for this process, for development and for tests. */
export function createApp(
  app: App,
  options: { production?: boolean; clientFolder?: string; isStopping?: () => boolean } = {},
) {
  const build = routes as unknown as ServerBuild
  const http = createHttp(app, build, {
    production: options.production ?? true,
    clientFolder: options.clientFolder ?? path.resolve('build/client'),
    isStopping: options.isStopping ?? (() => false),
  })
  app.isOwnPath = http.isOwnPath
  return http
}

/**
 * Starts the product and serves until the signal. The port opens when the first request can be
 * answered, and not before.
 *
 * @throws StartupError one line with the remedy, or the reason of a signal that came before it was ready;
 * what was started has been stopped
 */
export async function start(config: Config, signal: AbortSignal): Promise<void> {
  // A full disk or a closed pipe behind stdout must not end the process.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  await requireFreePort(config)
  const { app, close } = await boot(config, { tell: teller(config), signal })
  try {
    const server = createServer({ connectionsCheckingInterval: 5_000 })
    closeSlowConnections(server, config.trustProxy === 0)
    const drain = createDrain(server)
    const http = createApp(app, { isStopping: drain.isStopping })
    const answer = getRequestListener(http.fetch)
    server.on('request', (request, response) =>
      drain.inTurn(() => {
        if (!http.serveFromMemory(request, response)) void answer(request, response)
      }),
    )
    if (config.trustProxy > 0) server.keepAliveTimeout = proxyKeepAliveMilliseconds
    signal.addEventListener('abort', () => void end(config, drain, app, close), { once: true })
    await listen(server, config)
    process.stdout.write(`  Unordin is ready at ${config.baseUrl}\n\n`)
  } catch (error) {
    await close()
    throw error
  }
}

/** Creates a further administrator; null when the address already has an account. */
export function createAdminAccount(config: Config, email: string): Promise<string | null> {
  return withApp(config, (app) => createAdmin(app, email))
}

/**
 * Deletes the data of a person, for a command.
 *
 * @throws StartupError one line, when the address belongs to staff
 */
export function erasePersonIn(config: Config, email: string): Promise<Erased> {
  return withApp(config, async (app) => {
    try {
      return await erasePerson(app, email)
    } catch (error) {
      throw error instanceof AppError ? new StartupError(error.userMessage) : error
    }
  })
}

/** For a command: everything except workers and accounts, as the system. */
function withApp<T>(config: Config, work: (app: App) => Promise<T>): Promise<T> {
  return asSystem(async () => {
    const { app, close } = await assemble(config)
    try {
      return await work(app)
    } finally {
      await close()
    }
  })
}

/**
 * Stops accepting requests, lets running requests and jobs finish, stops the database, and exits with
 * 0.
 */
async function end(
  config: Config,
  drain: Drain,
  { signals, jobs, log }: App,
  close: () => Promise<void>,
) {
  // A single instance has no other to take its requests: waiting would only make the interruption
  // longer.
  const grace = config.embedded ? 0 : graceMilliseconds
  const end = performance.now() + endMilliseconds
  const limit = requestMilliseconds[config.embedded ? 'embedded' : 'external']
  const report = (err: unknown) => log.error({ err }, 'a part did not stop in order')
  const onClosed = () => {
    signals.close()
    // Running jobs finish beside the requests.
    void jobs.rest()
  }
  await drain.stop({ grace, limit }, onClosed).catch(report)
  await Promise.race([close().catch(report), after(end - performance.now())])
  process.exit(0)
}

/** Prints where data lives, and below it each sign-in at once: a start that ends early has told them too. */
function teller({ embedded, dataDir }: Config): (signIn: SignIn) => void {
  let heading = `\n  Data: ${embedded ? dataDir : 'the database in DATABASE_URL'}\n`
  return ({ where, login, password }) => {
    process.stdout.write(`${heading}  Sign-in at ${where}: ${login}  ${password}\n`)
    heading = ''
  }
}
