import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Tx } from '#app/platform/db.server.ts'
import { company } from '#content/company.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { patience } from '#test/patience.ts'
import { sql } from '#test/sql.ts'

// A busy machine may take longer than an idle one, which receives a change in milliseconds.
const soon = { timeout: patience, interval: 20 }

let product: TestApp
let other: TestApp
beforeAll(async () => {
  product = await startTestApp()
  other = await startTestApp({ DATABASE_URL: product.app.config.databaseUrl ?? '' })
})
afterAll(async () => {
  await other.close()
  await product.close()
})

const misses = () => product.app.pages.stats.misses

test('a public page is rendered once for many who come at once, and has the same bytes for all', async () => {
  const before = misses()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => product.client().get('/vision')),
  )
  const pages = new Set(await Promise.all(answers.map((answer) => answer.text())))
  expect(pages.size).toBe(1)
  expect(misses() - before).toBe(1)
  expect(answers[0]?.headers.get('cache-control')).toBe('public, no-cache')
})

test('its scripts are allowed by what they say, and by nothing else', async () => {
  const answer = await product.client().get('/about')
  const policy = answer.headers.get('content-security-policy') ?? ''
  const sources = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(sources).not.toMatch(/nonce|unsafe/)
  const scripts = (await answer.text()).matchAll(/<script\b([^>]*)>([^<]+)<\/script>/g)
  let counted = 0
  for (const [, attributes = '', text = ''] of scripts) {
    expect(attributes).not.toContain('nonce')
    if (attributes.includes('ld+json')) continue
    counted += 1
    expect(sources).toContain(createHash('sha256').update(text).digest('base64'))
  }
  expect(counted).toBeGreaterThan(3)
})

test('a reader who has it is told so; each coding has an entity tag of its own', async () => {
  const client = product.client()
  const first = await client.get('/about', { 'accept-encoding': 'gzip' })
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}-gzip"$/)
  const again = await client.get('/about', { 'accept-encoding': 'gzip', 'if-none-match': etag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  await vi.waitFor(async () => {
    const best = await client.get('/about', { 'accept-encoding': 'gzip, br' })
    expect(best.headers.get('content-encoding')).toBe('br')
    expect(best.headers.get('etag')).not.toBe(etag)
  }, soon)
  const refused = await client.get('/about', { 'accept-encoding': 'br;q=0, gzip;q=0' })
  expect(refused.headers.get('content-encoding')).toBeNull()
  expect(await refused.text()).toMatch(/^<!DOCTYPE html>/)
})

test('a chosen theme has a page of its own; a toast that waits is shown and not kept', async () => {
  const client = product.client()
  await client.post('/theme', { theme: 'dark' })
  expect(await (await client.get('/about')).text()).toContain('<html lang="en" data-theme="dark"')
  expect(await (await product.client().get('/about')).text()).toContain('<html lang="en">')
  const toast = { id: 'a', title: 'Only for me', tone: 'default' }
  client.cookies.set('toast', Buffer.from(JSON.stringify(toast)).toString('base64'))
  const shown = await client.get('/about')
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect(await shown.text()).toContain('Only for me')
  expect(await (await client.get('/about')).text()).not.toContain('Only for me')
})

test('who is signed in gets the page of everybody, and panels are never kept', async () => {
  const staff = product.client()
  await staff.signIn()
  await staff.get('/about') // shows the toast that welcomes
  const theirs = await staff.get('/about')
  const mine = await product.client().get('/about')
  expect(theirs.headers.get('etag')).toBe(mine.headers.get('etag'))
  const before = product.app.pages.stats.entries
  for (const url of ['/lead_admin', '/lead_admin.data', '/auth', '/dashboard', '/nowhere']) {
    const answer = await staff.get(url)
    expect(answer.headers.get('cache-control'), url).toBe('no-store')
  }
  expect(product.app.pages.stats.entries).toBe(before)
})

test('marks of advertisers share the page; parameters nobody knows are answered, not kept', async () => {
  const client = product.client()
  await client.get('/careers')
  const before = misses()
  const marked = await client.get('/careers?utm_source=letter&gclid=x&gad_source=1&gbraid=x')
  expect(marked.headers.get('cache-control')).toBe('public, no-cache')
  expect(misses()).toBe(before)
  const odd = await client.get('/careers?who=me')
  expect([odd.status, odd.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const routes = await client.get('/careers.data?_routes=root,nonsense')
  expect(routes.headers.get('cache-control')).toBe('no-store')
})

test('data of public pages is kept too', async () => {
  const client = product.client()
  const first = await client.get('/terms.data')
  const before = misses()
  const second = await client.get('/terms.data')
  expect(misses()).toBe(before)
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(second.headers.get('content-type')).toContain('text/x-script')
})

test('a page is asked for anew after midnight', async () => {
  await product.client().get('/privacy')
  const { app } = product
  const tomorrow = new Date(app.now().getTime() + 86_400_000)
  const kept = app.pages.get(' /privacy')
  expect(kept).toBeDefined()
  vi.useFakeTimers({ now: tomorrow, toFake: ['Date'] })
  try {
    expect(app.pages.get(' /privacy')).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

test('the foot of a kept page says the year of its day and the legal name', async () => {
  const foot = async () => /©[^<]*/.exec(await (await product.client().get('/about')).text())?.[0]
  const year = product.app.now().getUTCFullYear()
  expect(await foot()).toBe(`© ${year} ${company.legalName}`)
  vi.useFakeTimers({ now: Date.UTC(year + 1, 0, 1, 0, 0, 1), toFake: ['Date'] })
  try {
    expect(await foot()).toBe(`© ${year + 1} ${company.legalName}`)
  } finally {
    vi.useRealTimers()
  }
})

const draft = (slug: string, title: string) => (tx: Tx) =>
  tx.all(sql`insert into insights (slug, title, author, content, is_published, published_at)
    values (${slug}, ${title}, 'A', '<p>Text.</p>', false, now())`)

test('what is published, edited and withdrawn at one instance is so at the other', async () => {
  const { app } = product
  await app.db.system(draft('across', 'First words'))
  const reader = other.client()
  const list = async () => (await reader.get('/blog')).text()
  expect(await list()).not.toContain('First words')
  expect((await reader.get('/blog')).headers.get('cache-control')).toBe('public, no-cache')

  await app.db.client`update insights set is_published = true where slug = 'across'`
  await vi.waitFor(async () => expect(await list()).toContain('First words'), soon)
  expect(await (await reader.get('/blog/across')).text()).toContain('First words')
  await app.db.client`update insights set title = 'Second words' where slug = 'across'`
  await vi.waitFor(async () => expect(await list()).toContain('Second words'), soon)
  expect(await (await reader.get('/blog/across')).text()).toContain('Second words')
  expect(await (await reader.get('/blog.data?capability=none')).text()).not.toContain('Second')
  await app.db.client`update insights set is_published = false where slug = 'across'`
  await vi.waitFor(async () => expect(await list()).not.toContain('Second words'), soon)
  expect((await reader.get('/blog/across')).status).toBe(404)
})

test('the site map of search engines is kept too, and follows what is published', async () => {
  const read = async () => (await product.client().get('/sitemap.xml')).text()
  await read()
  const before = misses()
  const known = await read()
  expect(misses()).toBe(before)
  expect(known).not.toContain('/blog/in-the-map')
  await product.app.db.system(draft('in-the-map', 'A text of the map'))
  await product.app.db.client`update insights set is_published = true where slug = 'in-the-map'`
  await vi.waitFor(async () => expect(await read()).toContain('/blog/in-the-map</loc>'), soon)
})

test('what waits for its time appears when it has come', async () => {
  await product.app.db.system(draft('later', 'A planned text'))
  const reader = other.client()
  const list = async () => (await reader.get('/blog')).text()
  // Where a page takes longer than that, its time is later.
  for (let wait = 1_500, at = 0; Date.now() >= at; wait *= 2) {
    at = Date.now() + wait
    await product.app.db.client`update insights set is_published = true, published_at = now(),
      publish_at = ${new Date(at).toISOString()} where slug = 'later'`
    const before = await list()
    if (Date.now() < at) expect(before).not.toContain('A planned text')
  }
  await vi.waitFor(async () => expect(await list()).toContain('A planned text'), soon)
})

test('a change that is undone is not told', async () => {
  await other.client().get('/projects')
  const before = other.app.pages.stats.invalidations
  const undone = product.app.db.system(async (tx) => {
    await draft('undone', 'Undone')(tx)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await product.app.db.system(draft('done', 'Done'))
  await vi.waitFor(() => expect(other.app.pages.stats.invalidations).toBe(before + 1), soon)
})

test('after the connection that tells of changes was lost, nothing older is served', async () => {
  const { app } = product
  await product.client().get('/about')
  expect(app.pages.stats.entries).toBeGreaterThan(0)
  await app.db.client`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`
  await vi.waitFor(() => expect(app.pages.stats.entries).toBe(0), soon)
  const before = app.pages.stats.invalidations
  await app.db.system(draft('heard', 'Heard'))
  await vi.waitFor(() => expect(app.pages.stats.invalidations).toBeGreaterThan(before), soon)
})
