import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import path from 'node:path'
import * as routes from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createAdmin } from '#app/features/accounts/account-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { StartupError } from '#app/platform/startup-error.ts'
import { assemble, boot, type SignIn } from './boot.ts'
import { createHttp } from './http.ts'

export { boot } from './boot.ts'

const requestMilliseconds = 5_000
const closeMilliseconds = 4_500

/** The HTTP application around the pages, for this process, for hot reload and for tests. */
export function createApp(app: App, options: { production?: boolean; clientFolder?: string } = {}) {
  return createHttp(app, routes as unknown as ServerBuild, {
    production: options.production ?? true,
    clientFolder: options.clientFolder ?? path.resolve('build/client'),
  })
}

/**
 * Starts the product and serves until SIGTERM or SIGINT.
 * @throws StartupError one line with the remedy
 */
export async function start(config: Config): Promise<void> {
  let http: ReturnType<typeof createApp> | undefined
  const answer = getRequestListener((request, env) => http?.fetch(request, env) ?? starting())
  const server = createServer((request, response) => {
    if (!http?.serveFromMemory(request, response)) void answer(request, response)
  })
  const unused = trackUnused(server)
  // The port comes first: a start that fails on it must not have made accounts nobody was told of.
  await listen(server, config)
  try {
    const { app, signIns, close } = await boot(config)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => void drain(server, unused, app.signals, close))
    }
    http = createApp(app)
    // Last: whoever reads "ready" and asks at once must get a page, not "starting".
    announce(config, signIns)
  } catch (error) {
    server.close()
    throw error
  }
}

function starting(): Response {
  return new Response('Starting', { status: 503, headers: { 'Retry-After': '1' } })
}

/** Makes a further administrator; null when the address already has an account. */
export async function createAdminAccount(config: Config, email: string): Promise<string | null> {
  const { app, close } = await assemble(config)
  try {
    return await createAdmin(app, email)
  } finally {
    await close()
  }
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(
        new StartupError(
          taken
            ? `Port ${port} is taken: stop what listens there, or set PORT to another one.`
            : `Cannot listen on ${host}:${port} (${error.code}): set HOST and PORT to an address of this machine.`,
        ),
      )
    })
    server.listen(port, host, resolve)
  })
}

/**
 * Stops accepting, lets running requests and jobs finish, stops the database, and leaves with 0.
 * Browsers hold connections open on which they have asked nothing yet; those are not waited for.
 */
async function drain(
  server: Server,
  unused: Set<Socket>,
  signals: App['signals'],
  close: () => Promise<void>,
) {
  const finished = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  for (const socket of unused) socket.destroy()
  signals.close()
  await Promise.race([finished, after(requestMilliseconds)])
  server.closeAllConnections()
  await Promise.race([close(), after(closeMilliseconds)])
  process.exit(0)
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** The connections that have carried no request so far. */
function trackUnused(server: Server): Set<Socket> {
  const unused = new Set<Socket>()
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  return unused
}

function announce(config: Config, signIns: SignIn[]): void {
  const lines = [
    '',
    `  Unordin is ready at ${config.baseUrl}`,
    `  Data: ${config.embedded ? config.dataDir : 'the database in DATABASE_URL'}`,
    ...signIns.map(({ where, login, password }) => `  Sign-in at ${where}: ${login}  ${password}`),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
