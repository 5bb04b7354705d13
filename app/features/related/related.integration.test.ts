import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { siteMap } from '#content/site-map.ts'
import { pageSubjects, type solutionSubjects } from '#content/subjects.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { patience } from '#test/patience.ts'

// How long a busy machine may take until another instance knows of a change.
const soon = { timeout: patience, interval: 50 }

let product: TestApp
beforeAll(async () => {
  product = await startTestApp({ SEED: 'sample' })
})
afterAll(() => product.close())

/** The addresses that a page's content links to. */
async function linksOf(path: string): Promise<string[]> {
  const html = await (await product.client().get(path)).text()
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return [...main.matchAll(/href="([^"?#]+)/g)].map(([, href = '']) => href)
}
const to = (links: string[], list: string) => links.filter((link) => link.startsWith(list))

test.each(Object.keys(pageSubjects))('%s leads to case studies and insights', async (path) => {
  const links = await linksOf(path)
  expect(to(links, '/projects/').length, 'case studies').toBeGreaterThan(0)
  expect(to(links, '/blog/').length, 'insights').toBeGreaterThan(0)
})

test('every case study and insight leads to a solution and its capabilities', async () => {
  const published = await product.app.db.client`
    select '/projects/' || slug as path from public_projects where visible_from <= now()
    union all select '/blog/' || slug from insights where visible_from <= now()`
  expect(published.length).toBeGreaterThan(10)
  for (const { path } of published) {
    const links = await linksOf(path)
    expect(to(links, '/solutions/').length, path).toBeGreaterThan(0)
    expect(to(links, '/capabilities/').length, path).toBeGreaterThan(0)
    for (const link of to(links, '/solutions/')) expect(Object.keys(siteMap)).toContain(link)
  }
})

test('a case study of a sector is on the page of its solution, and leads back to it', async () => {
  const ofSector = {
    '/solutions/evisa': '/projects/one-visa-file-for-every-mission',
    '/solutions/governance': '/projects/every-payment-finds-its-taxpayer',
    '/solutions/healthcare': '/projects/a-telemedicine-line-through-one-district',
    '/solutions/aftrlife': '/projects/a-consent-file-for-recorded-lives',
    '/solutions/construction': '/projects/school-inspections-signed-on-site',
  } satisfies Record<keyof typeof solutionSubjects, string>
  for (const [solution, project] of Object.entries(ofSector)) {
    expect(await linksOf(solution)).toContain(project)
    expect(await linksOf(project)).toContain(solution)
  }
})

test('what is published appears on the pages of its subject at once, and leaves them again', async () => {
  const sql = product.app.db.client
  const page = '/solutions/evisa'
  const isThere = async () => (await linksOf(page)).includes('/blog/visa-desks')
  expect(await isThere()).toBe(false)
  await sql`insert into insights (slug, title, content, is_published, published_at)
    values ('visa-desks', 'Visa, visa, passport and border', '<p>A visa at the consulate.</p>', false, now())`
  expect(await isThere()).toBe(false)
  await sql`update insights set is_published = true where slug = 'visa-desks'`
  await vi.waitFor(async () => expect(await isThere()).toBe(true), soon)
  expect(await linksOf('/blog/visa-desks')).toContain(page)
  await sql`update insights set is_published = false where slug = 'visa-desks'`
  await vi.waitFor(async () => expect(await isThere()).toBe(false), soon)
  await sql`delete from insights where slug = 'visa-desks'`
})

test('without anything published the pages end without empty headings', async () => {
  const sql = product.app.db.client
  await sql`update insights set is_published = false`
  await sql`update public_projects set published = false`
  await vi.waitFor(async () => {
    const html = await (await product.client().get('/solutions/evisa')).text()
    expect(html.match(/<main[\s\S]*<\/main>/)?.[0]).not.toContain('<aside')
  }, soon)
})
