import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { soon } from '#test/patience.ts'

const origin = 'https://www.unordin.example'
let product: TestApp
let other: TestApp
beforeAll(async () => {
  product = await startTestApp({ SEED: 'sample', BASE_URL: origin })
  const DATABASE_URL = product.app.config.databaseUrl ?? ''
  other = await startTestApp({ DATABASE_URL, BASE_URL: origin })
})
afterAll(async () => {
  await other.close()
  await product.close()
})

const draft = 'moving-a-register-while-it-is-used'
type Item = Record<string, string> & { authors: { name: string }[]; tags: string[] }
const read = async (path: string, from = product) => (await from.client().get(path)).text()
const items = async (from = product) =>
  (JSON.parse(await read('/blog/feed.json', from)) as { items: Item[] }).items

test('the Atom feed is valid by RFC 4287 and has absolute addresses', async () => {
  const answer = await product.client().get('/blog/feed.xml')
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect(answer.headers.get('etag')).toBeTruthy()
  const feed = await answer.text()
  expect(feed).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3/)
  const entries = [...feed.matchAll(/<entry>([\s\S]*?)<\/entry>/g)].map(([, entry = '']) => entry)
  expect(entries).toHaveLength(9)
  for (const entry of entries) {
    for (const part of ['id', 'title', 'published', 'updated', 'summary', 'content', 'author'])
      expect(entry.match(new RegExp(`<${part}[ >]`, 'g')), part).toHaveLength(1)
    expect(entry).toMatch(/<id>urn:uuid:[0-9a-f-]{36}<\/id>/)
    expect(entry).toContain(`href="${origin}/blog/`)
    expect(entry).not.toMatch(/(?:href|src)=&quot;[/#]/)
    expect(entry).toContain('<author><name>Unordin (sample author)</name></author>')
    expect(entry.length).toBeGreaterThan(4000)
  }
  const dates = [...feed.matchAll(/<updated>([^<]+)</g)].map(([, date = '']) => date)
  expect(dates[0]).toBe(dates.slice(1).toSorted().at(-1))
  expect(feed).not.toContain(draft)
})

test('the JSON feed has the same content in version 1.1', async () => {
  const answer = await product.client().get('/blog/feed.json')
  expect(answer.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
  const feed = await answer.json()
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${origin}/blog/feed.json`,
    home_page_url: `${origin}/blog`,
    language: 'en',
  })
  expect(feed.items).toHaveLength(9)
  for (const { authors } of feed.items as Item[])
    expect(authors).toEqual([{ name: 'Unordin (sample author)' }])
  const [first] = feed.items as Item[]
  expect(first).toMatchObject({ title: 'Where visa processing time goes, and how to reduce it' })
  expect(first?.image).toBe(`${origin}/illustrations/evisa.svg`)
  expect(Date.parse(first?.date_modified ?? '')).toBeGreaterThanOrEqual(
    Date.parse(first?.date_published ?? ''),
  )
})

test('pages of insights name both feeds', async () => {
  for (const path of ['/blog', '/blog/sovereignty-you-can-test']) {
    const html = await read(path)
    for (const type of ['application/atom\\+xml', 'application/feed\\+json'])
      expect(html).toMatch(
        new RegExp(`<link rel="alternate" type="${type}" title="[^"]+" href="/blog`),
      )
  }
})

test('publishing, changing and unpublishing reach the feeds of every instance at once', async () => {
  const sql = product.app.db.client
  await Promise.all([items(), items(other), read('/blog/feed.xml', other)])
  const hits = other.app.pages.stats.hits
  await items(other)
  expect(other.app.pages.stats.hits).toBe(hits + 1)
  await sql`insert into insights (slug, title, content, is_published, published_at) values
    ('bell', 'A "bell" & \x07 <b>more</b>', '<p><a href="/contact">x</a><img src="https://e.example/x.png"><script>1</script></p>', true, now())`
  await vi.waitFor(
    async () => expect((await items(other))[0]?.url).toBe(`${origin}/blog/bell`),
    soon,
  )
  const [first] = await items(other)
  expect(first?.content_html).toBe(`<p><a href="${origin}/contact">x</a></p>`)
  const atom = await read('/blog/feed.xml', other)
  expect(atom).toContain('<title>A &quot;bell&quot; &amp;  &lt;b&gt;more&lt;/b&gt;</title>')
  await sql`update insights set slug = 'bells' where slug = 'bell'`
  await vi.waitFor(
    async () => expect((await items(other))[0]?.url).toBe(`${origin}/blog/bells`),
    soon,
  )
  expect((await items(other))[0]?.id).toBe(first?.id)
  await sql`update insights set is_published = false where slug = 'bells'`
  await vi.waitFor(async () => expect(await items(other)).toHaveLength(9), soon)
  expect(await items()).toHaveLength(9)
  await sql`delete from insights where slug = 'bells'`
})

test('a scheduled insight appears at its time, although the feed is cached', async () => {
  const sql = product.app.db.client
  // Where the feed takes longer than that, its time is later.
  for (let wait = 1_500, at = 0; Date.now() >= at; wait *= 2) {
    await sql`delete from insights where slug = 'soon'`
    await vi.waitFor(async () => expect(await items()).toHaveLength(9), soon)
    at = Date.now() + wait
    await sql`insert into insights (slug, title, is_published, published_at, publish_at) values
      ('soon', 'Soon', true, now() - interval '1 day', ${new Date(at).toISOString()})`
    const before = await items()
    if (Date.now() < at) expect(before).toHaveLength(9)
  }
  await vi.waitFor(async () => expect(await items()).toHaveLength(10), soon)
  await sql`delete from insights where slug = 'soon'`
})

test('a feed has the twenty newest insights', async () => {
  const sql = product.app.db.client
  await sql`insert into insights (slug, title, is_published, published_at)
    select 'many-' || i, 'Many ' || i, true, now() - i * interval '1 second' from generate_series(1, 30) i`
  await vi.waitFor(async () => expect(await items()).toHaveLength(20), soon)
  expect((await items())[19]?.title).toBe('Many 20')
  await sql`delete from insights where slug like 'many-%'`
})
