import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { indexSite } from '#app/features/search/search-service.server.ts'
import { searchEntries } from '#app/features/site/search-entries.ts'
import { visitor } from '#app/platform/actor.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { askedBy } from '#test/asked-by.ts'
import { stopClock } from '#test/clock.ts'
import { patience } from '#test/patience.ts'
import { countingQueries } from '#test/query-count.ts'
import { piecesOf, type SearchAnswer } from './search.ts'
import { readSearchQuery } from './search-query.ts'
import { searchSite } from './search-service.server.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp({ SEED: 'sample' })
})
afterAll(() => product.close())

let asked = 0
function search(words: string, page = 1, app = product.app): Promise<SearchAnswer> {
  asked += 1
  const query = readSearchQuery(new URLSearchParams({ q: words, page: String(page) }))
  return askedBy(visitor, () => searchSite(app, query), `10.7.${asked >> 6}.1`)
}
const paths = async (words: string) => (await search(words)).results.map(({ path }) => path)
const page = async (query: string) =>
  (await product.client().get(`/search?${new URLSearchParams({ q: query })}`)).text()

test('pages, insights, case studies and open positions are found by their words', async () => {
  expect((await paths('digital identity'))[0]).toBe('/capabilities/digital-identity')
  expect((await paths('e-visa'))[0]).toBe('/solutions/evisa')
  expect((await paths('privacy'))[0]).toBe('/privacy')
  expect(await paths('senior platform engineer')).toContain('/careers#job-senior-platform-engineer')
  expect((await paths('sovereignty you can test'))[0]).toBe('/blog/sovereignty-you-can-test')
  expect(await paths('"one visa file for every mission"')).toContain(
    '/projects/one-visa-file-for-every-mission',
  )
  expect(await paths('searches')).not.toContain('/search')
})

test('words are found in their other forms and by their beginning, and shown where they stand', async () => {
  expect(await paths('registers of citizens')).toEqual(await paths('register citizen'))
  expect(await paths('telemed')).toContain('/solutions/healthcare')
  const { results } = await search('sovereignty')
  const pieces = piecesOf(results[0]?.excerpt ?? '')
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces[1]?.toLowerCase()).toMatch(/^sovereign/)
})

test('what is not public is never found, and no correction betrays it', async () => {
  const sql = product.app.db.client
  const [drafts] =
    await sql`select title from insights where slug = 'moving-a-register-while-it-is-used'`
  expect(await paths(`"${drafts?.title}"`)).toEqual([])
  await sql`insert into insights (slug, title, excerpt, content, is_published, published_at, publish_at) values
    ('secret', 'Quetzalcoatlus', 'An axolotlology', '<p>Brontobyteful</p>', false, now(), null),
    ('later', 'Xiphosurans', 'x', '<p>Xiphosurans</p>', true, now(), now() + interval '1 hour')`
  await sql`insert into public_projects (slug, title, published) values ('hidden', 'Zygodactylism', false)`
  for (const word of [
    'quetzalcoatlus',
    'axolotlology',
    'brontobyteful',
    'xiphosurans',
    'zygodactylism',
    'quetzalcoatlos',
    'zygodactilism',
  ]) {
    const answer = await search(word)
    expect([answer.results, answer.suggestion], word).toEqual([[], null])
  }
  const seen = async () => (await paths('quetzalcoatlus')).length
  await sql`update insights set is_published = true where slug = 'secret'`
  expect(await seen()).toBe(1)
  expect((await search('quetzalcoatlos')).suggestion).toBe('quetzalcoatlus')
  await sql`update insights set is_published = false where slug = 'secret'`
  expect(await seen()).toBe(0)
  await sql`delete from insights where slug in ('secret', 'later')`
  await sql`delete from public_projects where slug = 'hidden'`
})

test.each([
  "' or 1=1 --",
  "'); drop table insights; --",
  '" & | ! ( ) :* <->',
  '-visa',
  'or or or',
  '!!!',
  '\\',
  '%_',
  '\0nul\0',
  '\ud800',
  'a'.repeat(5000),
  'visa '.repeat(500),
  '"',
  '(',
  '*',
  '<script>alert(1)</script>',
  'the of and',
  '$1 $$ ;',
])('%j is words to look for and nothing else', async (words) => {
  const answer = await product.client().get(`/search?${new URLSearchParams({ q: words })}`)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).not.toContain('<script>alert')
  expect(html).toMatch(/noindex|Index of pages/)
})

test('markup in a title or a text is text', async () => {
  const sql = product.app.db.client
  await sql`insert into insights (slug, title, excerpt, content, is_published, published_at) values
    ('odd', 'Odd <img src=x onerror=alert(1)> grommets', '<b>bold</b>', '<p>Grommets &lt;script&gt;alert(2)&lt;/script&gt;</p><script>grommets(3)</script>', true, now())`
  const html = await page('grommets')
  expect(html).toContain('Odd &lt;img src=x')
  expect(html).not.toMatch(/<img src=x|<b>bold|<script>(alert|grommets)/)
  await sql`delete from insights where slug = 'odd'`
})

test('results come in pages, are counted, and are left out of search engines', async () => {
  const sql = product.app.db.client
  await sql`insert into insights (slug, title, content, is_published, published_at)
    select 'many-' || i, 'Perambulator ' || i, '<p>One perambulator among many.</p>', true, now() - i * interval '1 hour' from generate_series(1, 25) i`
  const first = await search('perambulators')
  expect([first.total, first.isMore, first.results.length]).toEqual([25, false, 10])
  const all = [first, await search('perambulators', 2), await search('perambulators', 3)]
  expect(new Set(all.flatMap(({ results }) => results.map(({ path }) => path))).size).toBe(25)
  expect((await search('perambulators', 4)).results).toEqual([])
  const html = await page('perambulators')
  for (const text of [
    '25 entries for',
    'name="robots" content="noindex"',
    '1 of 3',
    'page=2',
    '<mark',
  ])
    expect(html).toContain(text)
  expect(await page('perambulator 7')).not.toContain('rel="canonical"')
  await sql`insert into insights (slug, title, is_published, published_at)
    select 'more-' || i, 'Perambulator ' || i, true, now() - i * interval '1 hour' from generate_series(1, 400) i`
  const most = await search('perambulators')
  expect([most.isMore, most.total >= 150]).toEqual([true, true])
  await sql`delete from insights where slug like 'many-%' or slug like 'more-%'`
})

test('a misspelt word is corrected to one that finds something', async () => {
  expect((await search('soverignty')).suggestion).toBe('sovereignty')
  expect((await search('digtal idenity')).suggestion).toBe('digital identity')
  const html = await page('soverignty')
  expect(html).toContain('Did you mean')
  expect(html).toContain('href="/search?q=sovereignty"')
  expect((await search('qqqqqqqqqq')).suggestion).toBeNull()
})

test('a search asks the database at most three times', async () => {
  for (const words of ['visa', 'soverignty']) {
    const counting = countingQueries(product.app)
    await search(words, 1, counting.app)
    expect(counting.count()).toBeLessThanOrEqual(3)
  }
})

test('the page without words is kept, an answer is not; who asks too often is told to wait', async () => {
  using _clock = stopClock(product)
  const client = product.client()
  expect((await client.get('/search')).headers.get('cache-control')).toBe('public, no-cache')
  expect((await client.get('/search?q=visa')).headers.get('cache-control')).toBe('no-store')
  const answers = await Promise.all(Array.from({ length: 64 }, () => client.get('/search?q=visa')))
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused?.text()).toContain('Too many attempts')
})

test('a failing database is said so on the page', async () => {
  const sql = product.app.db.client
  await sql`alter function search_site rename to search_site_gone`
  const answer = await product.client().get('/search?q=visa')
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('The search did not work.')
  await sql`alter function search_site_gone rename to search_site`
})

test('what a release brings replaces what an earlier one brought, also when two start at once', async () => {
  const sql = product.app.db.client
  const entries = searchEntries()
  expect(entries.filter(({ kind }) => kind === 'job')).toHaveLength(14)
  for (const { body, title } of entries) expect(body, title).not.toMatch(/\[object|undefined/)
  const [before] =
    await sql`select xmin::text, (select count(*) from search_entries) as n from search_entries where path = '/about'`
  expect(Number(before?.n)).toBe(entries.length)
  const gone = {
    path: '/gone',
    kind: 'page' as const,
    title: 'Gone',
    note: 'x',
    body: 'Velociraptor',
  }
  await indexSite(product.app, [...entries, gone])
  expect(await paths('velociraptor')).toEqual(['/gone'])
  await Promise.all([
    indexSite(product.app, entries),
    indexSite(product.app, entries),
    startTestApp({ DATABASE_URL: product.app.config.databaseUrl ?? '' }).then((other) =>
      other.close(),
    ),
  ])
  expect(await paths('velociraptor')).toEqual([])
  const [after] = await sql`select xmin::text from search_entries where path = '/about'`
  expect(after?.xmin).toBe(before?.xmin)
  await vi.waitFor(async () => expect(await paths('about us')).toContain('/about'), patience)
})
