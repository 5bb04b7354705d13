import zlib from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

const password = 'a phrase nobody guesses 4'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp({
    METRICS_TOKEN: 'a-token-for-metrics',
    SCHEDULING_URL: 'https://calendar.example/unordin',
  })
})
afterAll(() => product.close())

test('every answer carries the security headers, and scripts only run with its nonce', async () => {
  const client = product.client()
  for (const url of ['/auth', '/nowhere', '/healthz', '/lead_admin', '/favicon.svg']) {
    const answer = await client.get(url)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy, url).toMatch(/script-src 'self' 'nonce-[\w+/=]+'/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(policy).toContain("frame-src 'self'")
    expect(answer.headers.get('permissions-policy')).toContain('microphone=(self)')
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    const page = answer.headers.get('content-type')?.includes('html') ? await answer.text() : ''
    const tags = [...page.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    // Structured data for search engines is not run as a script and needs no nonce.
    for (const tag of tags.filter((one) => !one.includes('type="application/ld+json"')))
      expect(tag).toContain(`nonce="${nonce}"`)
  }
})

test('a post from another site is refused, whatever it says', async () => {
  const client = product.client()
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
  ]) {
    for (const url of [
      '/blueprint',
      '/blueprint.data',
      '/admin/auth',
      '/theme',
      '/api/functions/send-blueprint-notification',
    ]) {
      expect(
        (await client.post(url, { a: 'b' }, headers as Record<string, string>)).status,
        url,
      ).toBe(403)
    }
  }
})

test('whoever has any version has this one: If-None-Match with a star', async () => {
  const client = product.client()
  for (const url of ['/', '/about.data', '/favicon.svg', '/share/home.png']) {
    expect((await client.get(url)).status, url).toBe(200)
    const answer = await client.get(url, { 'if-none-match': '*' })
    expect([answer.status, await answer.text()], url).toEqual([304, ''])
  }
})

test('pages and their actions take a post by no other name; what is below /api says so itself', async () => {
  const account = await createAccount(product, 'client_admin', password)
  const staff = await createAccount(product, 'admin', password)
  const [reader, panel] = [product.client(), product.client()]
  await reader.signIn(account.email, password)
  await panel.signIn(staff.email, password)
  const places = [
    [product.client(), ['/contact', '/blueprint', '/theme', '/auth', '/admin/auth', '/booking/x']],
    [
      reader,
      ['/dashboard/account', '/dashboard/support/new', '/dashboard/organization/invitations/new'],
    ],
    [panel, ['/lead_admin/account', '/lead_admin/clients/new', '/lead_admin/leads/status']],
  ] as const
  const profile = { intent: 'profile', full_name: 'By another name' }
  for (const [client, paths] of places)
    for (const path of paths.flatMap((one) => [one, `${one}.data`]))
      for (const method of ['PUT', 'PATCH', 'DELETE', 'PROPFIND', 'OPTIONS']) {
        const answer = await client.ask(method, path, profile)
        expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([
          405,
          'GET, HEAD, POST',
        ])
      }
  expect(await (await reader.get('/dashboard/account')).text()).not.toContain('By another name')
  const json = await product.client().ask('PUT', '/api/functions/send-blueprint-notification')
  expect(json.status).toBe(405)
  expect(json.headers.get('content-type')).toContain('json')
  // An export is written, and recorded, for the person who downloads it.
  expect((await panel.ask('OPTIONS', '/lead_admin/leads/export.csv')).status).toBe(405)
  for (const [method, path] of [
    ['POST', '/healthz'],
    ['PUT', '/readyz'],
    ['OPTIONS', '/metrics'],
    ['PUT', '/api/assistant/capabilities'],
    ['POST', '/about'],
  ] as const) {
    const answer = await product.client().ask(method, path)
    expect([answer.status, answer.headers.get('allow')], path).toEqual([405, 'GET, HEAD'])
  }
})

test('an address of an earlier release leads to the one it has now, with its query', async () => {
  const answer = await product.client().get('/plates/evisa.svg?v=2')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    308,
    '/illustrations/evisa.svg?v=2',
  ])
})

test('bodies have a limit, also when no length is given', async () => {
  const client = product.client()
  expect((await client.post('/blueprint', { message: 'x'.repeat(300_000) })).status).toBe(413)
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(65_536))),
  })
  const request = new Request('http://localhost:3000/blueprint', {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  } as RequestInit)
  expect((await product.fetch(request)).status).toBe(413)
})

test('a form with files may be large, for signed-in people below the portal and the panel only', async () => {
  const large = () => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(400_000)], 'a.bin'))
    return new Response(form)
  }
  const post = async (url: string, cookie = '', mode = 'cors') => {
    const { body, headers } = large()
    const request = new Request(`http://localhost:3000${url}`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: {
        'content-type': headers.get('content-type') ?? '',
        'sec-fetch-mode': mode,
        cookie,
      },
    } as RequestInit)
    return (await product.fetch(request)).status
  }
  const staff = product.client()
  await staff.signIn()
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  expect(await post('/lead_admin/leads/status')).toBe(413)
  // A browser that asks for a page is redirected to the sign-in page: its session may have ended.
  expect(await post('/lead_admin/leads/status', '', 'navigate')).toBe(302)
  expect(await post('/blueprint', '', 'navigate')).toBe(413)
  expect(await post('/blueprint', cookie)).toBe(413)
  // The large body is let through, and an action that takes no files refuses it.
  expect(await post('/lead_admin/leads/status', cookie)).toBe(422)
})

test('a body that is no form is bad input, not a failure', async () => {
  const client = product.client()
  for (const type of [
    'application/json',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
  ]) {
    for (const url of ['/blueprint', '/admin/auth', '/theme']) {
      const answer = await product.fetch(
        new Request(`http://localhost:3000${url}`, {
          method: 'POST',
          body: '{"a":',
          headers: { 'content-type': type },
        }),
      )
      expect(answer.status, `${type} to ${url}`).toBe(422)
    }
  }
  expect((await client.get('/theme')).status).toBe(302)
})

test('unknown addresses are 404 in every method, and say nothing about the machine', async () => {
  const client = product.client()
  for (const url of [
    '/nowhere',
    '/assets/nothing.js',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fserver/index.js',
    '/.env',
    '/build/server/index.js',
  ]) {
    const answer = await client.get(url)
    expect(answer.status, url).toBe(404)
    expect(await answer.text()).not.toMatch(/at .*\.js:|"dependencies"/)
  }
  const page = await (await client.get('/nowhere')).text()
  expect(page).toContain('Oops! Page not found')
  expect((await client.post('/nowhere')).status).toBe(404)
})

test('hashed files never expire, come compressed, and answer 304', async () => {
  const client = product.client()
  const page = await (await client.get('/')).text()
  const asset = /\/assets\/[^"]+\.css/.exec(page)?.[0] ?? ''
  const first = await client.get(asset, { 'accept-encoding': 'br, gzip' })
  expect(first.headers.get('cache-control')).toContain('immutable')
  expect(first.headers.get('content-encoding')).toBe('br')
  const etag = first.headers.get('etag') ?? ''
  expect((await client.get(asset, { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(
    304,
  )
  expect((await client.get(asset)).headers.get('content-encoding')).toBeNull()
})

test('pages and their data are sent whole, compressed once, and not stored', async () => {
  const codings = [
    ['gzip, deflate, br, zstd', 'zstd', zlib.zstdDecompressSync],
    ['gzip, br', 'br', zlib.brotliDecompressSync],
    ['gzip;q=0.5, br;q=0', 'gzip', zlib.gunzipSync],
    ['', null, (bytes: Buffer) => bytes],
  ] as const
  const staff = product.client()
  await staff.signIn()
  for (let visit = 0; visit < 20; visit += 1) await staff.get('/lead_admin/leads/export.csv')
  for (const [accepted, coding, unpack] of codings) {
    for (const [url, end] of [
      ['/lead_admin/audit', '</html>'],
      ['/lead_admin/audit.data', ']'],
    ] as const) {
      const answer = await staff.get(url, { 'accept-encoding': accepted })
      const { headers } = answer
      expect(headers.get('content-encoding'), `${url} in ${accepted}`).toBe(coding)
      expect(headers.get('vary')).toContain('Accept-Encoding')
      expect(headers.get('cache-control')).toBe('no-store')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(headers.get('content-length'), url).toBe(String(bytes.length))
      expect(unpack(bytes).toString().trimEnd().endsWith(end), url).toBe(true)
    }
  }
})

test('health, readiness and metrics answer whom they should', async () => {
  const client = product.client()
  expect(await (await client.get('/healthz')).text()).toBe('ok')
  expect(await (await client.get('/readyz')).json()).toEqual({
    database: 'ok',
    queue: 'ok',
    storage: 'ok',
  })
  expect((await client.get('/metrics')).status).toBe(404)
  expect(
    (await client.get('/metrics', { authorization: 'Bearer a-token-for-metricz' })).status,
  ).toBe(404)
  const metrics = await client.get('/metrics', { authorization: 'Bearer a-token-for-metrics' })
  const figures = await metrics.text()
  for (const name of ['http_request_duration_seconds_count', 'nodejs_gc_duration_seconds_bucket'])
    expect(figures.split(`# TYPE ${name.replace(/_(count|bucket)$/, '')} `)).toHaveLength(2)
})

test('the theme is remembered, and only a theme', async () => {
  const client = product.client()
  await client.post('/theme', { theme: 'dark', returnTo: '//evil.example' })
  expect(client.cookies.get('theme')).toBe('dark')
  expect(await (await client.get('/blueprint')).text()).toMatch(/<html[^>]*data-theme="dark"/)
  const answer = await client.post('/theme', { theme: '"><script>', returnTo: '/\\evil' })
  expect(answer.headers.get('location')).toBe('/')
  expect(await (await client.get('/blueprint')).text()).not.toMatch(/<html[^>]*data-theme/)
})

test('field names that a form library would act on are only names', async () => {
  const hostile = [
    ['fullName[99999999]', 'v'],
    ['email[99999999]', 'v'],
    ['password[99999999]', 'v'],
    ['__proto__[polluted]', 'v'],
    ['__intent__', 'garbage'],
    ['__intent__', '{"type":"insert","payload":{"name":"__proto__"}}'],
    ['__state__', '{bad'],
  ] as [string, string][]
  for (const field of hostile) {
    for (const url of ['/blueprint', '/admin/auth', '/blueprint.data', '/admin/auth.data']) {
      const answer = await product.client().post(url, [field])
      expect(answer.status, `${field} to ${url}`).toBe(422)
    }
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
