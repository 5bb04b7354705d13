import { cp, rm } from 'node:fs/promises'
import { inject } from 'vitest'
import { peoplesActions } from '#app/features/audit/audit-actions.ts'
import type { App } from '#app/platform/app.server.ts'
import { createTestDatabase } from './database.ts'
import { keepEncoder } from './kept-encoder.ts'
import { adminPassword, bootProduct, loadBuilt, templateFor } from './prepared-product.ts'
import { scratchFolder } from './scratch.ts'

export { adminPassword } from './prepared-product.ts'

export type Client = ReturnType<typeof clientOf>
export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/**
 * The built product in this process, on a database of its own; requests go through its whole HTTP
 * stack. It is a copy of one that has started before, unless settings of a first start are given.
 *
 * @param ownEncoder that it starts one itself, instead of using the one of this test process
 */
export async function startTestApp(env: Record<string, string> = {}, ownEncoder = false) {
  const dataDir = scratchFolder('data')
  const database = env.DATABASE_URL ? undefined : await ownDatabase(env, dataDir)
  const running = await bootProduct(database?.url ?? '', dataDir, env)
  if (!ownEncoder) keepEncoder(running.app)
  const { createApp } = await loadBuilt()
  const http = createApp(running.app)
  return {
    ...running,
    dataDir,
    fetch: (request: Request) => Promise.resolve(http.fetch(request)),
    /** A browser-like visitor with cookies of its own. */
    client: () => clientOf((request) => Promise.resolve(http.fetch(request))),
    async close() {
      const nameless = await eventsWithoutOrigin(running.app)
      await running.close()
      await database?.drop()
      // A response that was aborted may still be written there.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
      if (nameless.length > 0)
        throw new Error(`Events without their origin: ${nameless.join(', ')}`)
    },
  }
}

// A reminder, which a job sends, can be withheld too.
const jobsToo = ['mail.withheld']
const peoplesEvents = Object.entries(peoplesActions)
  .flatMap(([noun, verbs]) => verbs.map((verb) => `${noun}.${verb}`))
  .filter((action) => !jobsToo.includes(action))

/** Every event that a person causes in a test must have an address and a request. */
async function eventsWithoutOrigin({ db }: App): Promise<string[]> {
  const rows = await db.client`select distinct action from audit_events
    where action = any(${peoplesEvents}) and created_at > now() - interval '1 hour'
      and (ip is null or request_id is null)`
  return rows.map(({ action }) => String(action))
}

async function ownDatabase(env: Record<string, string>, dataDir: string) {
  const seed = templateFor(env)
  if (!seed) return createTestDatabase()
  const template = inject('templates')[seed]
  await cp(template.dataDir, dataDir, { recursive: true })
  return createTestDatabase(template.database)
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
    send,
    /** A form with any method. */
    ask: (method: string, url: string, fields: Record<string, string> = {}) =>
      send(method, url, new URLSearchParams(fields)),
    /** Signs in at the sign-in page of staff. */
    signIn: (email = 'admin@example.com', password = adminPassword) =>
      client.post('/admin/auth', { email, password }),
  }
  return client
}
