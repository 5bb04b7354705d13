import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { patience } from '#test/patience.ts'
import { countingQueries } from '#test/query-count.ts'
import { hostileHtml } from './hostile-html.data.ts'
import { readInsightQuery } from './insight-query.ts'
import { findInsight, listInsights } from './insight-service.server.ts'

// How long a busy machine may take until another instance knows of a change.
const soon = { timeout: patience, interval: 50 }

let product: TestApp
beforeAll(async () => {
  product = await startTestApp({ SEED: 'sample' })
})
afterAll(() => product.close())

const read = async (path: string) => (await product.client().get(path)).text()
const draft = 'moving-a-register-while-it-is-used'
const newest = 'Where visa processing time goes, and how to reduce it'
const entries = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a [^>]*>([^<]+)<\/a><\/h3>/g)].map(([, title = '']) => title)

test('the newest insight is featured, the others are in a grid', async () => {
  const html = await read('/blog')
  expect(html).toMatch(new RegExp(`<h2[^>]*><a [^>]*>${newest}</a></h2>`))
  expect(entries(html)).toHaveLength(8)
  for (const text of [
    'Nov 10, 2026',
    'Oct 13, 2026',
    'White Paper',
    'Digital Identity',
    'Stay Updated',
    'Subscribe',
  ])
    expect(html).toContain(text)
  expect(html).toMatch(
    /<img src="\/illustrations\/evisa\.svg" alt="[^"]+" width="1200" height="675"/,
  )
})

test('the filters by type and capability are in the address; the first match is featured', async () => {
  const guides = await read('/blog?type=guide')
  expect(guides).toMatch(/<h2[^>]*><a [^>]*>Matching every payment/)
  expect(entries(guides)).toHaveLength(2)
  expect(entries(await read('/blog?type=guide&capability=digital-identity'))).toHaveLength(0)
  expect(await read('/blog?type=nothing')).toContain('There is nothing here yet.')
})

test('an insight has its full text, a list of contents and related content', async () => {
  const html = await read('/blog/sovereignty-you-can-test')
  for (const text of [
    'April 21, 2026',
    '5 min read',
    'White Paper',
    'Cloud Infrastructure',
    'href="#keys-decide-more-than-walls"',
    '<h2 id="keys-decide-more-than-walls">',
    'href="/contact"',
    'class="article-table"',
    '"@type":"Article"',
    '"@type":"BreadcrumbList"',
    '/share/blog-sovereignty-you-can-test.png',
  ])
    expect(html).toContain(text)
  expect(html).toMatch(/Related pages.*\/blog\/.*A related case study.*\/projects\//s)
})

test('an unpublished insight is not found, also not by staff', async () => {
  const client = product.client()
  await client.signIn()
  for (const path of [`/blog/${draft}`, `/blog/${draft}.data`, '/blog/nothing', '/blog/%00']) {
    const answer = await client.get(path)
    expect(answer.status, path).toBe(404)
    if (!path.endsWith('.data')) {
      const text = await answer.text()
      expect(text).toContain('Insight Not Found')
      expect(text).toContain('The insight you&#x27;re looking for doesn&#x27;t exist.')
      expect(text).toContain('noindex')
    }
  }
  expect((await client.get(`/share/blog-${draft}.png`)).status).toBe(404)
  for (const path of [
    '/blog',
    '/sitemap.xml',
    '/blog?type=case-note',
    '/blog/sovereignty-you-can-test',
  ])
    expect(await (await client.get(path)).text(), path).not.toContain(draft)
  expect(await read('/sitemap.xml')).toContain('/blog/sovereignty-you-can-test</loc><lastmod>')
})

test('a scheduled insight appears at its time, and unpublishing removes it everywhere', async () => {
  const sql = product.app.db.client
  const [type] = await sql`select id from content_types where slug = 'guide'`
  await sql`insert into insights (slug, title, content, is_published, published_at, publish_at, content_type_id)
    values ('soon', 'Soon', '<p>x</p>', true, now() - interval '1 day', now() + interval '1 hour', ${type?.id})`
  await sql`insert into insight_capabilities (insight_id, capability_id)
    select i.id, c.id from insights i, capabilities c where i.slug = 'soon' and c.slug = 'ai-automation'`
  await sql`update insights set slug = 'sooner' where slug = 'soon'`
  const client = product.client()
  const places = ['/blog', '/blog?type=guide', '/blog?capability=ai-automation', '/sitemap.xml']
  const seen = async () =>
    Promise.all(places.map(async (path) => (await read(path)).includes('/blog/sooner')))
  expect(await seen()).toEqual([false, false, false, false])
  expect((await client.get('/blog/soon')).status).toBe(404)
  await sql`update insights set publish_at = null where slug = 'sooner'`
  await vi.waitFor(async () => expect(await seen()).toEqual([true, true, true, true]), soon)
  const moved = await client.get('/blog/soon')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/sooner'])
  await sql`update insights set is_published = false where slug = 'sooner'`
  await vi.waitFor(async () => expect(await seen()).toEqual([false, false, false, false]), soon)
  expect((await client.get('/blog/soon')).status).toBe(404)
  const [row] = await sql`select version from insights where slug = 'sooner'`
  expect(row?.version).toBe(4)
  await sql`delete from insights where slug = 'sooner'`
})

test('hostile HTML in the database is cleaned before it is shown', async () => {
  const sql = product.app.db.client
  await sql`insert into insights (slug, title, content, is_published, published_at)
    values ('hostile', 'Hostile', ${hostileHtml.join('\n').replaceAll('\0', '')}, true, '2020-01-01')`
  const html = await read('/blog/hostile')
  const article = /<div class="article [^"]*">([\s\S]*?)<\/article>/.exec(html)?.[1] ?? ''
  expect(article.length).toBeGreaterThan(100)
  for (const [tag] of article.matchAll(/<[a-z][^>]*>/gi)) {
    expect(tag).not.toMatch(/^<(script|style|svg|iframe|form|input)/i)
    expect(tag).not.toMatch(/href="\s*(javascript|data|vbscript):/i)
    expect(tag.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\son\w+=/i)
  }
  await sql`delete from insights where slug = 'hostile'`
})

test('many insights are paged, each shown once, with a constant number of queries', async () => {
  const sql = product.app.db.client
  await sql`insert into insights (slug, title, is_published, published_at)
    select 'many-' || i, 'Many ' || i, true, timestamptz '2020-01-01' + (i / 3) * interval '1 hour' from generate_series(1, 40) i`
  const seen: string[] = []
  let after = ''
  for (let page = 0; page < 6; page += 1) {
    const counting = countingQueries(product.app)
    const { list: found } = await listInsights(
      counting.app,
      readInsightQuery(new URLSearchParams(after && { after })),
    )
    expect(counting.count()).toBe(3)
    if (page > 0) expect(found.featured).toBeNull()
    if (found.featured) seen.push(found.featured.slug)
    seen.push(...found.insights.map(({ slug }) => slug))
    after = found.next ?? ''
    if (!after) break
  }
  expect(seen).toHaveLength(49)
  expect(new Set(seen).size).toBe(49)
  const counting = countingQueries(product.app)
  await findInsight(counting.app, 'sovereignty-you-can-test')
  expect(counting.count()).toBe(3)
  await sql`delete from insights where slug like 'many-%'`
})

test('without insights the page shows a message and a link home', async () => {
  const sql = product.app.db.client
  await sql`update insights set is_published = false`
  const html = await read('/blog')
  expect(html).toContain('No insights available yet. Check back soon!')
  expect(html).toContain('Return Home')
})

test('an illustration is served by its name; invalid names are not found', async () => {
  const client = product.client()
  const illustration = await client.get('/illustrations/any-name.svg')
  expect(illustration.status).toBe(200)
  expect(illustration.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  const etag = illustration.headers.get('etag') ?? ''
  expect((await client.get('/illustrations/any-name.svg', { 'if-none-match': etag })).status).toBe(
    304,
  )
  for (const name of ['A', 'x_y', '%3Cscript%3E', '-a', 'a'.repeat(121)])
    expect((await client.get(`/illustrations/${name}.svg`)).status, name).toBe(404)
})
