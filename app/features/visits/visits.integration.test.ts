import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { sitePaths } from '#content/site-map.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { loadBuilt } from '#test/prepared-product.ts'
import { sql } from '#test/sql.ts'
import { forgetOldVisits, storeVisits } from './visit-service.server.ts'

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

function letter(email: string, change: Record<string, string> = {}) {
  return {
    intake_token: ownToken(product.app.secret, 'contact', new Date(Date.now() - 60_000)),
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    company: 'Ministry of Works',
    interest: 'governance',
    message: 'We would like to talk about registers.',
    ...change,
  }
}

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
  ['a mark that the cache does not know', '/vision?gad_source=1&', '/vision'],
  ['an address that is too long to be kept', `/vision?long=${'x'.repeat(400)}&`, '/vision'],
  ['capitals, encoding and a last slash', '/%56ISION/?', '/vision'],
  ['nothing but slashes', 'http://localhost:3000//?', '/'],
  ['times that are never kept', '/book?', '/book'],
  ['an estimate', '/pricing?solution=evisa&', '/pricing'],
  ['words that are searched for', '/search?q=visa&', '/search'],
  ['a step of a form', '/get-started?step=2&', '/get-started'],
  ['a published article', '/blog/seen-here?gbraid=x&', '/blog/seen-here'],
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

test('counts are kept when the database refuses them', async () => {
  await look('/about?utm_campaign=refused')
  await product.app.db
    .client`alter table visit_counts add constraint refuse check (campaign <> 'refused')`
  await expect(store()).rejects.toThrow()
  await product.app.db.client`alter table visit_counts drop constraint refuse`
  await store()
  expect(await counted('refused')).toMatchObject([{ path: '/about', views: 1 }])
})

test('a campaign is followed to its leads, through quarantine too', async () => {
  const landing = 'http://localhost:3000/?utm_source=Fair&utm_campaign=Geneva'
  await look('/?utm_source=Fair&utm_campaign=Geneva')
  await store()
  const client = product.client()
  await client.post('/contact', letter('fair@example.org', { visit_landing: landing }))
  await client.post(
    '/contact',
    letter('trapped@example.org', { visit_landing: landing, homepage: 'https://spam.example' }),
  )
  const [quarantined] = await product.app.db.client<{ id: string }[]>`
    select id from held_submissions where sender_email = 'trapped@example.org'`
  await staff.post(`/lead_admin/inbox/quarantine/${quarantined?.id}`, { intent: 'release' })
  const page = await (
    await staff.get('/lead_admin/visits?days=7&source=fair&campaign=geneva')
  ).text()
  expect(page).toContain('Show 2 leads from geneva · fair')
  expect(page.match(/\/lead_admin\/inbox\/[0-9a-f-]{36}"/g)).toHaveLength(2)
  const lead = await (await staff.get(`/lead_admin/inbox/${quarantined?.id}`)).text()
  expect(lead).toContain('Campaign: geneva · fair')
})

test.each(['dnt', 'sec-gpc'])('a browser that sends %s leaves no origin', async (name) => {
  const headers = { referer: 'http://localhost:3000/contact?utm_source=card', [name]: '1' }
  const sent = letter(`${name}@example.org`, { visit_landing: '/?utm_source=fair' })
  await product.client().post('/contact', sent, headers)
  const [lead] = await product.app.db.client<{ id: string }[]>`
    select id from leads where email = ${`${name}@example.org`}`
  expect(lead).toBeDefined()
  expect(
    await product.app.db.client`select 1 from lead_origins where lead_id = ${lead?.id ?? ''}`,
  ).toEqual([])
})

test('without scripts the address of the form says where the visit began', async () => {
  const headers = { referer: 'http://localhost:3000/contact?utm_source=card' }
  await product.client().post('/contact', letter('card@example.org'), headers)
  const [lead] = await product.app.db.client<{ id: string }[]>`
    select id from leads where email = 'card@example.org'`
  expect(
    await product.app.db.client`select source from lead_origins where lead_id = ${lead?.id ?? ''}`,
  ).toEqual([{ source: 'card' }])
  await product.app.db.client`delete from leads where id = ${lead?.id ?? ''}`
  expect(
    await product.app.db.client`select 1 from lead_origins where lead_id = ${lead?.id ?? ''}`,
  ).toEqual([])
})

test('the figures are for staff, also as a file', async () => {
  await look('/terms?utm_campaign=%3D1%2B1')
  await store()
  const file = await staff.get('/lead_admin/visits/export.csv?days=7')
  const text = await file.text()
  expect(file.headers.get('content-type')).toContain('text/csv')
  expect(text).toContain('"day","path","referrer","source","medium","campaign","views","visits"')
  expect(text).toMatch(/"\/terms","","","","1\+1",1,1/)
  expect((await product.client().get('/lead_admin/visits/export.csv')).status).toBe(302)
  expect((await staff.get('/lead_admin/visits?days=nonsense&campaign=%00')).status).toBe(200)
})

test('counts older than 25 months are deleted', async () => {
  await product.app.db.client`
    insert into visit_counts (day, path, campaign, views, visits)
    values (current_date - 800, '/', 'old', 1, 1), (current_date - 700, '/', 'old', 1, 1)`
  await asSystem(() => forgetOldVisits(product.app))
  expect(await counted('old')).toHaveLength(1)
})
