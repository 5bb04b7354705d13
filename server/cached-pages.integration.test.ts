import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { invalidatePages } from '#app/platform/page-invalidation.server.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

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
  })
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
  const marked = await client.get('/careers?utm_source=letter&gclid=x')
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

test('a committed change reaches the other instance within a second; an undone one does not', async () => {
  const page = { etag: 'e', headers: [], bodies: new Map(), hits: 0 }
  const keep = (key: string, tag: string) => {
    const expires = new Date(Date.now() + 60_000)
    other.app.pages.set(key, other.app.pages.begin(), page, { tags: new Set([tag]), expires })
  }
  keep('one', 'first')
  keep('two', 'second')
  const undone = product.app.db.system(async (tx) => {
    await invalidatePages(tx, ['second'])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await product.app.db.system((tx) => invalidatePages(tx, ['first']))
  await vi.waitFor(() => expect(other.app.pages.get('one')).toBeUndefined(), { timeout: 1_000 })
  expect(other.app.pages.get('two')).toBeDefined()
})

test('after the connection that tells of changes was lost, nothing older is served', async () => {
  const { app } = product
  await product.client().get('/about')
  expect(app.pages.stats.entries).toBeGreaterThan(0)
  await app.db.client`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`
  await vi.waitFor(() => expect(app.pages.stats.entries).toBe(0), { timeout: 10_000 })
  const before = app.pages.stats.invalidations
  await app.db.system((tx) => invalidatePages(tx, ['anything']))
  await vi.waitFor(() => expect(app.pages.stats.invalidations).toBeGreaterThan(before))
})
