import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { StartupError } from '#app/platform/startup-error.ts'
import { runCommand } from './command.ts'

type ServerModule = typeof import('#server/app.ts')

process.chdir(resolve(import.meta.dirname, '..'))

await runCommand(async (config) => {
  const server = createServer()
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const load = () => vite.ssrLoadModule('./server/app.ts') as Promise<ServerModule>
  const tell: NonNullable<Parameters<ServerModule['boot']>[1]>['tell'] = (one) =>
    console.log(`  Sign-in at ${one.where}: ${one.login}  ${one.password}`)
  const running = await (await load()).boot(config, { tell }).catch(async (error) => {
    await vite.close()
    throw error
  })
  let current: { module: ServerModule; http: ReturnType<ServerModule['createApp']> } | undefined
  // Vite returns the same module until one of its files changes.
  const answer = getRequestListener(async (request, env) => {
    const module = await load()
    if (current?.module !== module) {
      current = { module, http: module.createApp(running.app, { production: false }) }
    }
    return current.http.fetch(request, env)
  })
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void answer(request, response))
  })

  const close = async () => {
    server.close()
    server.closeAllConnections()
    await vite.close()
    await running.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close())

  await new Promise<void>((done, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, done)
  }).catch(async (error: NodeJS.ErrnoException) => {
    await running.close()
    throw new StartupError(`Cannot listen on port ${config.port} (${error.code}): set PORT.`)
  })
  console.log(`\n  Unordin (hot reload) is ready at ${config.baseUrl}`)
})
