import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { loadConfig } from '#app/platform/config.server.ts'
import { createTestDatabase } from './database.ts'

type Built = typeof import('#server/app.ts')

export type Client = ReturnType<typeof clientOf>
export type TestApp = Awaited<ReturnType<typeof startTestApp>>

export const adminPassword = 'correct-horse-battery-9'

/** The built product in this process, on a database of its own; requests go through its whole HTTP stack. */
export async function startTestApp(env: Record<string, string> = {}) {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'unordin-test-'))
  const config = loadConfig(
    {
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a secret for tests only, long enough',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '1',
      ...env,
    },
    process.cwd(),
  )
  const { boot, createApp } = (await import(path.resolve('build/server/index.js'))) as Built
  const running = await boot(config)
  const http = createApp(running.app)
  return {
    ...running,
    dataDir,
    fetch: (request: Request) => Promise.resolve(http.fetch(request)),
    /** A browser-like visitor with cookies of its own. */
    client: () => clientOf((request) => Promise.resolve(http.fetch(request))),
    async close() {
      await running.close()
      await database.drop()
      // An answer that was broken off may still be writing there.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

let addresses = 0

function clientOf(fetch: (request: Request) => Promise<Response>) {
  const cookies = new Map<string, string>()
  addresses += 1
  const address = `10.9.${addresses >> 8}.${addresses & 255}`
  async function send(
    method: string,
    url: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ) {
    const request = new Request(new URL(url, 'http://localhost:3000'), {
      method,
      body,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': address,
        host: 'localhost:3000',
        ...(method === 'GET' ? {} : { origin: 'http://localhost:3000' }),
        ...headers,
      },
    })
    const response = await fetch(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const client = {
    address,
    cookies,
    get: (url: string, headers?: Record<string, string>) => send('GET', url, undefined, headers),
    post: (
      url: string,
      fields: Record<string, string> | [string, string][] = {},
      headers?: Record<string, string>,
    ) => send('POST', url, new URLSearchParams(fields), headers),
    /** A form with files. */
    form: (url: string, form: FormData, headers?: Record<string, string>) =>
      send('POST', url, form, headers),
    json: (url: string, body: unknown, headers?: Record<string, string>) =>
      send('POST', url, JSON.stringify(body), { 'content-type': 'application/json', ...headers }),
    /** A form by whatever method. */
    ask: (method: string, url: string, fields: Record<string, string> = {}) =>
      send(method, url, new URLSearchParams(fields)),
    /** Signs in at the staff entrance. */
    signIn: (email = 'admin@example.com', password = adminPassword) =>
      client.post('/admin/auth', { email, password }),
  }
  return client
}
