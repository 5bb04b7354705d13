import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { sitePaths } from '#content/site-map.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { loadBuilt } from '#test/prepared-product.ts'
import { sql } from '#test/sql.ts'
import { storeVisits } from './visit-service.server.ts'

let product: TestApp
let staff: Client
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const look = (path: string, headers: Record<string, string> = {}) =>
  product.client().get(path, { 'user-agent': browser, ...headers })
const store = () => asSystem(() => storeVisits(product.app))
const counted = (campaign: string) =>
  product.app.db.client`
    select path, referrer, source, medium, views, visits from visit_counts
    where campaign = ${campaign} order by path`

test('views of pages, kept or rendered, are counted and added up', async () => {
  const query = '?utm_source=letter&utm_medium=email&utm_campaign=autumn'
  await look(`/vision${query}`, { referer: 'https://news.example/story' })
  await look(`/vision${query}`, { referer: 'https://news.example/story' })
  await store()
  await look(`/vision${query}`, { referer: 'https://news.example/story' })
  await look(`/vision${query}`, { referer: 'https://news.example/story' })
  await look(`/vision${query}`, { dnt: '1' })
  await look('/blog/feed.xml?utm_campaign=autumn')
  await look('/no-such-page?utm_campaign=autumn')
  await look('/auth?utm_campaign=autumn')
  await store()
  expect(await counted('autumn')).toEqual([
    {
      path: '/vision',
      referrer: 'news.example',
      source: 'letter',
      medium: 'email',
      views: 4,
      visits: 4,
    },
  ])
})

test.each([
  ['a parameter that nobody knows', '/vision?gad_source=1&who=me&', '/vision'],
  ['an address that is too long to be kept', `/vision?long=${'x'.repeat(400)}&`, '/vision'],
  ['capitals, encoding and a last slash', '/%56ISION/?', '/vision'],
  ['nothing but slashes', 'http://localhost:3000//?', '/'],
  ['times that are never kept', '/book?', '/book'],
  ['an estimate', '/pricing?solution=evisa&', '/pricing'],
  ['words that are searched for', '/search?q=visa&', '/search'],
  ['a step of a form', '/get-started?step=2&', '/get-started'],
  ['a published article', '/blog/seen-here?who=me&', '/blog/seen-here'],
])('%s: the view counts for the path of the page', async (name, address, path) => {
  await product.app.db.system((tx) =>
    tx.run(sql`insert into insights (slug, title, author, content, is_published, published_at)
      values ('seen-here', 'Seen', 'A', '<p>Text.</p>', true, now()) on conflict do nothing`),
  )
  const campaign = name.replaceAll(' ', '-').replaceAll(',', '').slice(0, 40)
  expect((await look(`${address}utm_campaign=${campaign}`)).status).toBe(200)
  await store()
  expect(await counted(campaign)).toMatchObject([{ path, views: 1, visits: 1 }])
})

test('a page with a toast is seen too', async () => {
  const client = product.client()
  const toast = { id: 'a', title: 'Sent', tone: 'default' }
  client.cookies.set('toast', Buffer.from(JSON.stringify(toast)).toString('base64'))
  const page = await client.get('/contact?utm_campaign=toast', { 'user-agent': browser })
  expect(await page.text()).toContain('Sent')
  await store()
  expect(await counted('toast')).toMatchObject([{ path: '/contact', views: 1 }])
})

test('every page of the site map counts under its own path', async () => {
  for (const path of sitePaths) await look(`${path}?utm_campaign=all`)
  await store()
  const paths = (await counted('all')).map((row) => row.path)
  expect(paths.sort()).toEqual([...sitePaths].sort())
})

test('pages for one person, data, files and missing pages are not counted', async () => {
  const client = product.client()
  const [, slot = ''] =
    /type="radio"[^>]*value="(\d+)"/.exec(await (await client.get('/book')).text()) ?? []
  const booked = await client.post('/book', {
    slot,
    zone: 'UTC',
    fullName: 'Ada Lovelace',
    email: 'ada@engine.example',
    companyName: 'Engines',
    formId: crypto.randomUUID(),
  })
  const booking = booked.headers.get('location') ?? ''
  expect(booking).toMatch(/^\/booking\/[\w-]{43}$/)
  const html = [booking, '/auth', '/allied', '/newsletter/confirm', '/newsletter/unsubscribe']
  for (const path of html) {
    const page = await look(`${path}?utm_campaign=none`)
    expect([page.status, page.headers.get('content-type')], path).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
  }
  const others = ['/vision.data', '/blog/feed.xml', '/robots.txt', '/blog/made-up', '/made-up']
  for (const path of others) await look(`${path}?x=1&utm_campaign=none`)
  await client.post('/contact?utm_campaign=none', {}, { 'user-agent': browser })
  const signedIn = { cookie: [...staff.cookies].map((pair) => pair.join('=')).join('; ') }
  await look('/lead_admin?utm_campaign=none', signedIn)
  await look('/vision?x=1&utm_campaign=none', signedIn)
  await store()
  expect(await counted('none')).toEqual([])
})

test('a page that the listener sends from memory is counted', async () => {
  const { createApp } = await loadBuilt()
  const http = createApp(product.app)
  const address = '/terms?utm_campaign=memory'
  await http.fetch(new Request(`http://localhost:3000${address}`)) // renders it, and is no browser
  const served: boolean[] = []
  const server = createServer((request, response) => {
    served.push(http.serveFromMemory(request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const headers = { 'user-agent': browser }
    const first = await fetch(`${at}${address}`, { headers })
    const etag = first.headers.get('etag') ?? ''
    const again = await fetch(`${at}${address}`, { headers: { ...headers, 'if-none-match': etag } })
    expect([first.status, again.status, served]).toEqual([200, 304, [true, true]])
    await fetch(`${at}${address}`, { method: 'HEAD', headers })
  } finally {
    server.closeAllConnections()
    server.close()
  }
  await store()
  expect(await counted('memory')).toMatchObject([{ path: '/terms', views: 2 }])
})

test('a page that was fetched ahead is counted once the browser says that it is shown', async () => {
  const query = '?utm_campaign=ahead'
  const shown = (headers: Record<string, string>) =>
    product.fetch(
      new Request(`http://localhost:3000/vision${query}`, {
        method: 'HEAD',
        headers: { 'user-agent': browser, ...headers },
      }),
    )
  const own = { 'sec-fetch-site': 'same-origin' }
  await look(`/vision.data${query}`, { ...own, 'sec-purpose': 'prefetch' })
  await look(`/vision.data${query}`, own)
  await look(`/vision${query}`, { ...own, 'sec-purpose': 'prefetch;prerender' })
  await shown({})
  await shown({ 'sec-fetch-site': 'cross-site' })
  await shown({ ...own, 'sec-gpc': '1' })
  await store()
  expect(await counted('ahead')).toEqual([])
  await shown(own)
  await store()
  expect(await counted('ahead')).toMatchObject([{ path: '/vision', views: 1 }])
})

test('a script that says to show a page adds no more views than a person', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] }) // all in one minute
  try {
    const headers = {
      'user-agent': browser,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '203.0.113.7',
    }
    const address = 'http://localhost:3000/vision?utm_campaign=script'
    for (let at = 0; at < 70; at++)
      await product.fetch(new Request(address, { method: 'HEAD', headers }))
    await look('/vision?utm_campaign=script')
  } finally {
    vi.useRealTimers()
  }
  await store()
  expect(await counted('script')).toMatchObject([{ path: '/vision', views: 61 }])
})
